/** A helper process for the specs: says who it is, fails, waits, dies, takes more than it may. */
import { once } from 'node:events'
import { serveCalls } from '#engines/processes/serve_calls'

let aborted = 0

serveCalls({
  about: async () => ({ pid: process.pid, aborted, secret: process.env.APP_KEY ?? null }),
  double: async ({ bytes }: { bytes: Buffer }, { onProgress }) => {
    onProgress(0.5)
    return Buffer.concat([bytes, bytes])
  },
  fail: async () => {
    throw Object.assign(new Error('the picture is torn'), { code: 'E_TORN' })
  },
  wait: async (_, { signal }) => {
    await once(signal, 'abort')
    aborted++
  },
  die: async () => process.exit(3),
  crash: async () => process.abort(),
  fillHeap: async () => {
    const texts: string[] = []
    for (let i = 0; ; i++) texts.push(`${i}`.padEnd(1000, 'x'))
  },
  async fillMemory() {
    const buffers: Buffer[] = []
    for (;;) {
      buffers.push(Buffer.alloc(8 * 1024 * 1024, 1))
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  },
  spin: async () => {
    for (;;);
  },
})
