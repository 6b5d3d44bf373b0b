import { test } from '@japa/runner'
import { percentOf } from '#engines/money/money'
import { certify, type VatOnRetention } from '#commercial/contracts/certificate'
import {
  creditCertificate,
  ownVatOf,
  type CertificateCredit,
} from '#commercial/invoices/actions/certificate_credit'
import { seededRandom } from '#database/seeders/random'

const HISTORIES = 2_000
const STEPS = 14

interface Certified {
  grossMinor: number
  retentionMinor: number
  advanceRecoveryMinor: number
  deductionsMinor: number
  vatMinor: number
  payableMinor: number
  credits: (CertificateCredit & { grossMinor: number })[]
}

/** A contract as its issued documents make it; every balance is added up from them alone. */
class History {
  readonly certificates: Certified[] = []
  readonly advances: { grossMinor: number; vatMinor: number }[] = []
  readonly releases: { grossMinor: number; vatMinor: number }[] = []

  constructor(
    readonly rateBp: number,
    readonly vatOnRetention: VatOnRetention,
    readonly retentionBp: number,
    readonly recoveryBp: number
  ) {}

  #sum = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
    rows.reduce((total, row) => total + of(row), 0)
  #credits = () => this.certificates.flatMap(({ credits }) => credits)

  held = () =>
    this.#sum(this.certificates, (one) => one.retentionMinor) -
    this.#sum(this.releases, (one) => one.grossMinor) -
    this.#sum(this.#credits(), (one) => one.retentionMinor)

  released = () =>
    this.#sum(this.releases, (one) => one.grossMinor) -
    this.#sum(this.#credits(), (one) => one.releasedMinor)

  advanceOpen = () =>
    this.#sum(this.advances, (one) => one.grossMinor) -
    this.#sum(this.certificates, (one) => one.advanceRecoveryMinor) +
    this.#sum(this.#credits(), (one) => one.advanceRecoveryMinor)

  vat = () =>
    this.#sum([...this.certificates, ...this.advances, ...this.releases], (one) => one.vatMinor) -
    this.#sum(this.#credits(), (one) => one.vatMinor)

  advance(grossMinor: number) {
    this.advances.push({ grossMinor, vatMinor: percentOf(grossMinor, this.rateBp) })
  }

  release(grossMinor: number) {
    const taxed = this.vatOnRetention === 'release' ? this.rateBp : 0
    this.releases.push({ grossMinor, vatMinor: percentOf(grossMinor, taxed) })
  }

  certify(grossMinor: number, deductionsMinor: number) {
    const certificate = certify({
      grossMinor,
      deductionsMinor,
      contractMinor: 100_000_000,
      retentionBp: this.retentionBp,
      retentionCapBp: null,
      heldMinor: this.held(),
      advanceRecoveryBp: this.recoveryBp,
      advanceOpenMinor: this.advanceOpen(),
      vatRateBp: this.rateBp,
      vatOnRetention: this.vatOnRetention,
    })
    const { retentionMinor, advanceRecoveryMinor } = certificate
    if (grossMinor < retentionMinor + advanceRecoveryMinor + deductionsMinor) return
    this.certificates.push({ ...certificate, grossMinor, deductionsMinor, credits: [] })
  }

  left({ credits, ...whole }: Certified) {
    const rest = (amount: number, of: (credit: (typeof credits)[number]) => number) =>
      amount - this.#sum(credits, of)
    return {
      grossMinor: rest(whole.grossMinor, (one) => one.grossMinor),
      retentionMinor: rest(whole.retentionMinor, (one) => one.retentionMinor + one.releasedMinor),
      advanceRecoveryMinor: rest(whole.advanceRecoveryMinor, (one) => one.advanceRecoveryMinor),
      deductionsMinor: rest(whole.deductionsMinor, (one) => one.deductionsMinor),
      vatMinor: rest(whole.vatMinor, (one) => ownVatOf(one, this, this.vatOnRetention)),
    }
  }

  credit(certificate: Certified, grossMinor: number) {
    const credit = creditCertificate({
      left: this.left(certificate),
      grossMinor,
      heldMinor: this.held(),
      chargedVatMinor: this.vat(),
      vatRateBp: this.rateBp,
      vatOnRetention: this.vatOnRetention,
    })
    certificate.credits.push({ ...credit, grossMinor })
    return credit
  }
}

test.group('Histories of contracts', () => {
  test('no balance goes below nothing, and credits of all work take back all of it', ({
    assert,
  }) => {
    const random = seededRandom(750)
    for (let index = 0; index < HISTORIES; index++) {
      const history = new History(
        random.pick([1500, 500, 0]),
        random.pick(['invoice', 'release']),
        random.pick([0, 500, 1000, 333]),
        random.pick([0, 1000, 2500])
      )
      for (let step = 0; step < STEPS; step++) {
        act(history, random)
        check(history, `history ${index}, step ${step}`)
      }
      for (const certificate of history.certificates) {
        const { grossMinor } = history.left(certificate)
        if (grossMinor > 0) history.credit(certificate, grossMinor)
        check(history, `history ${index}, the end`)
        const { vatMinor: _, ...rest } = history.left(certificate)
        assert.deepEqual(Object.values(rest), [0, 0, 0, 0], `history ${index}`)
      }
      assert.equal(history.held() + history.released(), 0, `retention of history ${index}`)
      const advanced = history.advances.reduce((sum, one) => sum + one.grossMinor, 0)
      assert.equal(history.advanceOpen(), advanced, `advance of history ${index}`)
    }

    function check(history: History, at: string) {
      for (const balance of ['held', 'released', 'advanceOpen', 'vat'] as const)
        assert.isAtLeast(history[balance](), 0, `${balance} of ${at}`)
      for (const { credits } of history.certificates)
        for (const credit of credits)
          for (const [name, amount] of Object.entries(credit))
            assert.isAtLeast(amount, 0, `${name} of ${at}`)
    }
  }).timeout(60_000)
})

function act(history: History, random: ReturnType<typeof seededRandom>) {
  const open = history.certificates.filter((one) => history.left(one).grossMinor > 0)
  switch (random.pick(['advance', 'certify', 'certify', 'release', 'credit', 'credit'])) {
    case 'advance':
      return history.advance(random.whole(1, 5_000_000))
    case 'certify':
      return history.certify(random.whole(1, 3_000_000), random.pick([0, 0, random.whole(0, 999)]))
    case 'release':
      return history.held() > 0 ? history.release(random.whole(1, history.held())) : undefined
    default: {
      if (!open.length) return
      const certificate = random.pick(open)
      const { grossMinor } = history.left(certificate)
      history.credit(certificate, random.pick([grossMinor, random.whole(1, grossMinor)]))
    }
  }
}
