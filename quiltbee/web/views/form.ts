/** Forms with settings declared once: initial value, validation, control and texts. */
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { select, tick, valueOf, pick } from './fields.ts';

/** A setting: its initial value, and the control that changes it. */
export type Setting<Value> = {
  start: Value;
  /** The valid values, if they are fewer than its type's. */
  values?: readonly Value[];
  control: (value: Value, set: (value: Value) => void) => unknown;
};

type Settings = Record<string, Setting<any>>;
export type ValuesOf<S extends Settings> = {
  [Name in keyof S]: S[Name] extends Setting<infer Value> ? Value : never;
};

export class Form<S extends Settings> {
  values: ValuesOf<S>;

  constructor(
    private settings: S,
    private changed: () => void,
  ) {
    const starts = Object.entries(settings).map(([name, { start }]) => [name, start]);
    this.values = Object.fromEntries(starts) as ValuesOf<S>;
  }

  set(part: Partial<ValuesOf<S>>) {
    Object.assign(this.values, part);
    this.changed();
  }

  control(name: keyof S) {
    return this.settings[name].control(this.values[name], (value) =>
      this.set({ [name]: value } as Partial<ValuesOf<S>>),
    );
  }
}

/** A setting whose control the page draws itself. */
export function free<Value>(start: Value, values?: readonly Value[]): Setting<Value> {
  return { start, values, control: () => nothing };
}

/** Test whether an untrusted value is valid for a setting. */
export function mayBe({ start, values }: Setting<any>, value: unknown) {
  return values ? values.includes(value) : typeof value === typeof start;
}

/** A required text, labeled by the messages `testId` and `hint`. */
export function required(testId: string, most: number, hint: string): Setting<string> {
  return {
    start: '',
    control: (value, set) =>
      html`<label
        >${t(testId)}
        <input
          data-testid=${testId}
          required
          maxlength=${most}
          autocomplete="off"
          placeholder=${t(hint)}
          .value=${value}
          @input=${(event: Event) => set(valueOf(event))}
      /></label>`,
  };
}

export function localTime(testId: string, label: string): Setting<string> {
  return {
    start: '',
    control: (value, set) =>
      html`<label
        >${t(label)}
        <input
          type="datetime-local"
          data-testid=${testId}
          .value=${value}
          @input=${(event: Event) => set(valueOf(event))}
      /></label>`,
  };
}

export function number(testId: string, least: number, most: number): Setting<string> {
  return {
    start: '',
    control: (value, set) =>
      html`<label
        >${t(testId)} <span class="small">${t(`${testId}-note`)}</span>
        <input
          type="number"
          min=${least}
          max=${most}
          data-testid=${testId}
          .value=${value}
          @input=${(event: Event) => set(valueOf(event))}
      /></label>`,
  };
}

export function onOff(testId: string, label: string, start: boolean = false): Setting<boolean> {
  return { start, control: (value, set) => tick(testId, t(label), value, set) };
}

/**
 * A choice of a few visible options, initially the first.
 * @param prefix  of the messages that label them
 * @param named  the content of each button
 */
export function oneOf<Value extends string>(
  testId: string,
  label: string,
  values: readonly Value[],
  prefix: string = testId,
  named: (value: Value) => unknown = (value) => t(`${prefix}-${value}`),
): Setting<Value> {
  return {
    start: values[0],
    values,
    control: (value, set) =>
      pick(
        testId,
        t(label),
        values.map((each) => [each, named(each)]),
        value,
        (chosen) => set(chosen as Value),
      ),
  };
}

/** A choice from a list, initially the first. */
export function selection<Value extends string>(
  testId: string,
  label: string,
  values: readonly Value[],
  worded: (value: Value) => string,
): Setting<Value> {
  return {
    start: values[0],
    control: (value, set) => {
      const choices = values.map((each) => [each, worded(each)] as const);
      return html`<label>${t(label)} ${select(testId, choices, value, set)}</label>`;
    },
  };
}
