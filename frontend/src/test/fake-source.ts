/** The browser's `EventSource`, of which a test says what it brings: `vi.stubGlobal('EventSource', FakeSource)`. */
export class FakeSource extends EventTarget {
  static readonly CLOSED = 2
  static all: FakeSource[] = []
  readyState = 0
  onopen: (() => void) | null = null
  onerror: (() => void) | null = null

  constructor(readonly url: string) {
    super()
    FakeSource.all.push(this)
  }

  close(): void {
    this.readyState = FakeSource.CLOSED
  }

  say(type: string, data: unknown): void {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }))
  }
}
