import { test } from '@japa/runner'
import scanningConfig from '#config/scanning'
import { ping, scan, ScannerAway, scannerVersion } from '#core/scanning/clamd'
import { EICAR, FakeScanner, VERSION } from '#tests/helpers/scanner'

async function* bytes(...pieces: (string | Buffer)[]) {
  for (const piece of pieces) yield Buffer.from(piece)
}

const USUAL = { ...scanningConfig }

test.group('The client of clamd', (group) => {
  let scanner: FakeScanner
  group.each.setup(async () => {
    scanner = await FakeScanner.start()
    return async () => {
      Object.assign(scanningConfig, USUAL)
      await scanner.stop()
    }
  })

  const rejects = async (assert: any, work: () => Promise<unknown>) => {
    const error = await work().then(
      () => null,
      (reason: unknown) => reason
    )
    assert.instanceOf(error, ScannerAway)
  }

  test('asks whether it is there and how old what it knows is', async ({ assert }) => {
    await ping()
    const { text, signaturesAt } = await scannerVersion()
    assert.equal(text, VERSION)
    assert.equal(signaturesAt?.toISOString(), '2026-03-02T08:24:51.000Z')
    scanner.behave((socket) => socket.end('ClamAV 1.4.3\0'))
    assert.isNull((await scannerVersion()).signaturesAt)
  })

  test('sends every byte, in chunks that the daemon takes', async ({ assert }) => {
    const large = Buffer.alloc(1024 * 1024 + 7, 'a')
    assert.deepEqual(await scan(bytes('begin', large, '', 'end')), { kind: 'clean' })
    const [sent] = scanner.scanned
    assert.isTrue(sent!.equals(Buffer.concat([Buffer.from('begin'), large, Buffer.from('end')])))
    assert.deepEqual(await scan(bytes()), { kind: 'clean' })
  })

  test('finds what is infected, also across pieces', async ({ assert }) => {
    const found = await scan(bytes(EICAR.slice(0, 20), EICAR.slice(20)))
    assert.deepEqual(found, { kind: 'infected', signature: 'Eicar-Signature' })
  })

  test('a name of a signature is never more than a name', async ({ assert }) => {
    scanner.behave((socket) => socket.end(`stream: <b>\u0007${'x'.repeat(900)} FOUND\0`))
    const found = await scan(bytes('a'))
    assert.equal(found.kind, 'infected')
    assert.match((found as { signature: string }).signature, /^<b>\?x{196}$/)
  })

  test('a daemon that refuses says so before the end', async ({ assert }) => {
    const tooLarge = { kind: 'refused', problem: 'too_large' }
    scanner.behave((socket) => socket.end('INSTREAM size limit exceeded. ERROR\0'))
    assert.deepEqual(await scan(bytes('a')), tooLarge)
    scanner.behave((socket) => socket.end("stream: Can't allocate memory ERROR\0"))
    assert.deepEqual(await scan(bytes('a')), { kind: 'refused', problem: 'refused' })
  })

  for (const [name, answer] of [
    ['another program', 'HTTP/1.1 400 Bad Request\r\n\r\n\0'],
    ['nothing', ''],
    ['half an answer', 'stream: O'],
    ['an answer without an end', 'x'.repeat(100_000)],
    ['a verdict for something else', 'stream2: OK\0'],
    ['an empty verdict', '\0'],
  ] as const)
    test(`${name} is no scanner`, async ({ assert }) => {
      scanner.behave((socket) => socket.end(answer))
      await rejects(assert, () => scan(bytes(EICAR)))
      await rejects(assert, ping)
      await rejects(assert, scannerVersion)
    })

  test('one that closes while it is sent to has refused, if it is still there', async ({
    assert,
  }) => {
    const large = Buffer.alloc(8 * 1024 * 1024, 'a')
    scanner.cut = true
    assert.deepEqual(await scan(bytes(large)), { kind: 'refused', problem: 'refused' })
    scanner.behave((socket) => socket.destroy())
    await rejects(assert, () => scan(bytes(large)))
  })

  test('one that hangs is waited for no longer than set', async ({ assert }) => {
    scanner.behave(() => {})
    scanningConfig.silence = 0.1
    await rejects(assert, () => scan(bytes('a')))
    // a drop now and then keeps no one waiting for ever
    scanner.behave((socket) => {
      const drip = setInterval(() => socket.write('x'), 20)
      socket.on('close', () => clearInterval(drip))
    })
    scanningConfig.timeout = 0.3
    await rejects(assert, () => scan(bytes('a')))
  })

  test('one that is away, or was never set', async ({ assert }) => {
    await scanner.goAway()
    await rejects(assert, ping)
    scanningConfig.address = '127.0.0.1:1'
    await rejects(assert, () => scan(bytes('a')))
    scanningConfig.address = null
    await rejects(assert, () => scan(bytes('a')))
  })

  test('what can be read no further, or is stopped, is no verdict', async ({ assert }) => {
    async function* broken() {
      yield Buffer.from('a')
      throw new Error('the disk is gone')
    }
    await assert.rejects(() => scan(broken()), 'the disk is gone')
    const stop = new AbortController()
    scanner.behave(() => stop.abort(new Error('stopped')))
    await assert.rejects(() => scan(bytes('a'), stop.signal), 'stopped')
  })
})
