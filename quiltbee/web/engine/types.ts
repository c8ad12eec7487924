/** What is asked about a position, and what the engine answers. */
import type { AnalysisAnswer, CardAnswer } from '../core/generated/messages.ts';

/** `points` go with the second seat; without `seconds` it is as long as usual. */
export type Wish = { position: string; points: number; lines: number; seconds?: number };

/** About a decision, or in place of lines about the cards that may come. */
export type Answer = AnalysisAnswer & Partial<Pick<CardAnswer, 'cards' | 'expected'>>;
