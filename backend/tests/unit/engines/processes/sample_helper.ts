/** A helper process for the specs: says who it is, fails, waits, dies. */
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
})
