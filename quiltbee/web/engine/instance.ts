/**
 * The engine's module in a browser or in Node: memory, arrays by name, functions.
 *
 * The module carries its own layout in a custom section written by the build.
 */

/**
 * Address, element type (in NumPy's notation) and shape of an array; sized ones have negative
 * addresses.
 */
type Place = [number, string, number[]];

interface Size {
  /** Address and length of each sized array. */
  table: number[];
  bytes: number;
}

interface Program {
  arrays: Record<string, Place>;
  sizes: Record<string, Size>;
  table: number;
}

/** The layout in a module. */
export interface Layout {
  fingerprint: string;
  names: Record<'request' | 'results' | 'methods' | 'numbers' | 'figures', string[]>;
  programs: Record<string, Program>;
  rules: {
    letters: string;
    incomes: number[];
    /** Letter, code, first action, columns. */
    orientations: [string, number, number, number][];
    decks: Record<string, number[]>;
    budgets: Record<string, number[]>;
  };
}

const PAGE = 1 << 16;
/** The limit with which the module was linked. */
const MOST_PAGES = 1 << 14;

const KINDS = {
  '<i8': BigInt64Array,
  '<i4': Int32Array,
  '<i2': Int16Array,
  '<f8': Float64Array,
  '<f4': Float32Array,
  '|i1': Int8Array,
};

/** Read the layout of a module. */
export function layoutOf(module: WebAssembly.Module): Layout {
  const [section] = WebAssembly.Module.customSections(module, 'layout');
  if (!section) throw new Error('the module has no layout');
  return JSON.parse(new TextDecoder().decode(section)) as Layout;
}

/** One program with its own memory; phones take the small size. */
export class Instance {
  readonly layout: Layout;
  readonly #program: Program;
  readonly #name: string;
  readonly #memory: WebAssembly.Memory;
  readonly #table: number[];
  readonly #functions: WebAssembly.Exports;

  constructor(module: WebAssembly.Module, name: 'duel' | 'solo', size: 'small' | 'large') {
    this.layout = layoutOf(module);
    this.#name = name;
    this.#program = this.layout.programs[name];
    const { table, bytes } = this.#program.sizes[size];
    this.#table = table;
    this.#memory = new WebAssembly.Memory({
      initial: Math.ceil(bytes / PAGE),
      maximum: MOST_PAGES,
    });
    const imports = { env: { memory: this.#memory } };
    this.#functions = new WebAssembly.Instance(module, imports).exports;
    new BigInt64Array(this.#memory.buffer, this.#program.table, table.length).set(
      table.map((number) => BigInt(number)),
    );
    this.call('reset');
  }

  /** Its memory, in bytes. */
  get bytes() {
    return this.#memory.buffer.byteLength;
  }

  /** Call a function of the program with whole numbers. */
  call(name: string, ...numbers: number[]): number {
    const call = this.#functions[`${this.#name}_${name}`] as (
      ...all: bigint[]
    ) => bigint | undefined;
    return Number(call(...numbers.map((number) => BigInt(number))) ?? 0);
  }

  words(name: string) {
    return this.#view(name) as BigInt64Array;
  }

  floats(name: string) {
    return this.#view(name) as Float64Array;
  }

  /** Copy bytes into an array. */
  fill(name: string, bytes: Uint8Array) {
    const view = this.#view(name);
    if (view.byteLength !== bytes.byteLength) throw new Error(`${name} has another size`);
    new Uint8Array(view.buffer, view.byteOffset, view.byteLength).set(bytes);
  }

  #view(name: string) {
    const place = this.#program.arrays[name];
    if (!place) throw new Error(`there is no array ${name}`);
    const [start, kind, [count = 1, ...others]] = place;
    const sized = this.#table.slice(-2 * (start + 1));
    const [address, rows] = start < 0 ? sized : [start, count];
    const length = others.reduce((all, each) => all * each, rows);
    return new KINDS[kind as keyof typeof KINDS](this.#memory.buffer, address, length);
  }
}

/**
 * Read the arrays in a file of weights by name. A 16-bit number is stored as two signed bytes, all
 * high ones first: 256 * high + low.
 */
export function weightsOf(file: Uint8Array): Map<string, Uint8Array> {
  const end = file.indexOf(10);
  const header = JSON.parse(new TextDecoder().decode(file.subarray(0, end))) as {
    format: string;
    arrays: [string, string, number[]][];
  };
  if (header.format !== 'quiltbee weights') throw new Error('this is no file of weights');
  const arrays = new Map<string, Uint8Array>();
  let start = end + 1;
  for (const [name, kind, shape] of header.arrays) {
    const count = shape.reduce((all, each) => all * each, 1);
    const size = count * (kind === 'int16' ? 2 : 4);
    const packed = file.subarray(start, start + size);
    if (packed.length !== size) throw new Error('the file of weights is cut short');
    arrays.set(name, kind === 'int16' ? joined(packed, count) : packed);
    start += size;
  }
  return arrays;
}

function joined(packed: Uint8Array, count: number) {
  const signed = new Int8Array(packed.buffer, packed.byteOffset, packed.length);
  const numbers = Int16Array.from({ length: count }, (_, n) => 256 * signed[n] + signed[count + n]);
  return new Uint8Array(numbers.buffer);
}
