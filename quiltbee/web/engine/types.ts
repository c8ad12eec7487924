/** Requests for an analysis, and their answers. */
import type { AnalysisAnswer, CardAnswer } from '../core/generated/messages.ts';

/** `points` are for the second seat; `seconds` has a default. */
export type Wish = { position: string; points: number; lines: number; seconds?: number };

/** An answer for a decision, or in place of lines for the candidates of a card. */
export type Answer = AnalysisAnswer & Partial<Pick<CardAnswer, 'cards' | 'expected'>>;
