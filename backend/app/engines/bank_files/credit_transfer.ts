import { formatMoney } from '#engines/money/money'
import { latinId, latinSet } from './latin_set.js'
import { element } from './xml_elements.js'

/** An account with whom it belongs to and the bank that keeps it. */
export interface Party {
  name: string
  /** Without blanks. */
  iban: string
  /** SWIFT code of the bank, where it is known. */
  bic: string | null
}

export interface CreditTransfer {
  /** Unique among all payments of the firm; the bank carries it to whom is paid. */
  endToEndId: string
  creditor: Party
  /** In the smallest unit of the currency, above zero. */
  amountMinor: number
  /** What is paid, such as numbers of invoices; each stands whole where it fits. */
  about: readonly string[]
}

export interface TransferFile {
  /** Unique among all files of the firm. */
  messageId: string
  /** ISO 8601, UTC. */
  createdAt: string
  /** The day on which the bank shall pay, `YYYY-MM-DD`. */
  executeOn: string
  currency: string
  debtor: Party
  transfers: readonly CreditTransfer[]
}

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'
const ID = 35
const NAME = 140
/** Where no SWIFT code is known; the usual word in these messages. */
const UNKNOWN_BANK = 'NOTPROVIDED'

/**
 * Credit transfers as ISO 20022 has them: `pain.001.001.09`, one block for the day. Its control sums are exact
 * decimals with the digits of the currency. Names are in the Latin set that banks carry.
 * @throws RangeError without a transfer, or where a transfer is of nothing
 */
export function creditTransferFile(file: TransferFile): string {
  const { transfers, currency, executeOn, debtor } = file
  if (!transfers.length || transfers.some(({ amountMinor }) => amountMinor <= 0))
    throw new RangeError('a transfer of nothing')
  const messageId = latinId(file.messageId, ID)
  const document = element(
    'Document',
    element('CstmrCdtTrfInitn', [
      element('GrpHdr', [
        element('MsgId', messageId),
        element('CreDtTm', file.createdAt),
        ...sumsOf(file),
        element('InitgPty', element('Nm', nameOf(debtor))),
      ]),
      element('PmtInf', [
        element('PmtInfId', messageId),
        element('PmtMtd', 'TRF'),
        ...sumsOf(file),
        element('ReqdExctnDt', element('Dt', executeOn)),
        element('Dbtr', element('Nm', nameOf(debtor))),
        element('DbtrAcct', accountId(debtor)),
        element('DbtrAgt', bankOf(debtor)),
        element('ChrgBr', 'SHAR'),
        ...transfers.map((transfer) => transferOf(transfer, currency)),
      ]),
    ]),
    { xmlns: NAMESPACE }
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document!.xml}\n`
}

/** How many transfers there are, and what they come to. */
function sumsOf({ transfers, currency }: TransferFile) {
  const sum = transfers.reduce((total, { amountMinor }) => total + BigInt(amountMinor), 0n)
  return [
    element('NbOfTxs', String(transfers.length)),
    element('CtrlSum', formatMoney(sum, currency)),
  ]
}

function transferOf(
  { endToEndId, creditor, amountMinor, about }: CreditTransfer,
  currency: string
) {
  const id = latinId(endToEndId, ID)
  const lines = remittanceLines(about)
  return element('CdtTrfTxInf', [
    element('PmtId', [element('InstrId', id), element('EndToEndId', id)]),
    element('Amt', element('InstdAmt', formatMoney(amountMinor, currency), { Ccy: currency })),
    creditor.bic === null ? null : element('CdtrAgt', bankOf(creditor)),
    element('Cdtr', element('Nm', nameOf(creditor))),
    element('CdtrAcct', accountId(creditor)),
    lines.length
      ? element(
          'RmtInf',
          lines.map((line) => element('Ustrd', line))
        )
      : null,
  ])
}

const accountId = ({ iban }: Party) => element('Id', element('IBAN', iban))

/** A name of which nothing is left in the Latin set would be no name at all. */
const nameOf = ({ name, iban }: Party) => latinSet(name, NAME) || iban

const bankOf = ({ bic }: Party) =>
  element(
    'FinInstnId',
    bic === null ? element('Othr', element('Id', UNKNOWN_BANK)) : element('BICFI', bic)
  )

/** What is paid in lines of at most 140 characters. */
function remittanceLines(about: readonly string[]): string[] {
  const lines: string[] = []
  for (const part of about.map((text) => latinSet(text, NAME)).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + part.length <= NAME)
      lines[lines.length - 1] = `${last} ${part}`
    else lines.push(part)
  }
  return lines
}
