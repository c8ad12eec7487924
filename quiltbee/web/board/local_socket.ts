/** What a `Connection` uses of a WebSocket, between the page and a game in this browser. */
/** Who answers. */
type Authority = {
  opened: () => void;
  receive: (message: any) => void;
};

export class LocalSocket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(public authority: Authority) {
    queueMicrotask(() => this.open());
  }

  open() {
    if (this.readyState !== 0) return;
    this.readyState = 1;
    this.onopen?.();
    this.authority.opened();
  }

  /** A message of the page; its answer comes later, as over a network. */
  send(text: string) {
    queueMicrotask(() => this.authority.receive(JSON.parse(text)));
  }

  /** A message to the page. */
  says(message: object) {
    if (this.readyState === 1) this.onmessage?.({ data: JSON.stringify(message) });
  }

  close() {
    this.readyState = 3;
  }
}
