/** Our own: the exports of `@fluent/bundle` that we use. */
export interface Message {
  id: string;
  value: Pattern | null;
}
export type Pattern = string | readonly unknown[];

export class FluentResource {
  constructor(source: string);
  body: readonly { id: string }[];
}

export class FluentBundle {
  constructor(locales: string | string[], options?: { useIsolating?: boolean });
  addResource(resource: FluentResource, options?: { allowOverrides?: boolean }): Error[];
  hasMessage(id: string): boolean;
  getMessage(id: string): Message | undefined;
  formatPattern(
    pattern: Pattern,
    args?: Record<string, string | number> | null,
    errors?: Error[] | null,
  ): string;
}
