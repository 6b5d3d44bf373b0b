import type { BankLine, BankStatement } from '#engines/bank_files/bank_file'
import { exponentOf, formatMoney } from '#engines/money/money'

/** A Saudi IBAN with right check digits. */
export const OUR_IBAN = 'SA0380000000608010167519'
export const THEIR_IBAN = 'SA4420000001234567891234'

/** A line as a test wants it, the rest as it usually is. */
export function bankLine(line: Partial<BankLine> & { amountMinor: number }): BankLine {
  const bookedOn = line.bookedOn ?? '2026-11-02'
  return {
    bookedOn,
    valueOn: bookedOn,
    reference: null,
    endToEndId: null,
    counterpartyName: null,
    counterpartyIban: null,
    text: '',
    line: 0,
    ...line,
  }
}

/** A statement whose closing balance follows from its lines, unless the test says another. */
export function bankStatement(
  statement: Partial<Omit<BankStatement, 'lines'>> & { lines: BankLine[] }
): BankStatement {
  const openingMinor = statement.openingMinor ?? 100_000
  const sum = statement.lines.reduce((total, { amountMinor }) => total + amountMinor, 0)
  return {
    account: OUR_IBAN,
    iban: OUR_IBAN,
    currency: 'SAR',
    number: '1',
    openedOn: '2026-11-01',
    closedOn: '2026-11-30',
    line: 0,
    ...statement,
    openingMinor,
    closingMinor: statement.closingMinor ?? openingMinor + sum,
  }
}

const comma = (minor: number, currency: string) => {
  const text = formatMoney(Math.abs(minor), currency)
  return exponentOf(currency) ? text.replace('.', ',') : `${text},`
}
const short = (day: string) => day.slice(2).replaceAll('-', '')

function balance(tag: string, on: string, minor: number, currency: string) {
  return `:${tag}:${minor < 0 ? 'D' : 'C'}${short(on)}${currency}${comma(minor, currency)}`
}

/** Statements as a bank writes them by SWIFT MT940, each as so many pages. */
export function mt940Text(statements: BankStatement[], pages = 1): string {
  return statements.flatMap((statement) => mt940Pages(statement, pages)).join('\r\n')
}

function mt940Pages(statement: BankStatement, pages: number): string[] {
  const { account, number, currency, openedOn, closedOn, openingMinor, lines } = statement
  const perPage = Math.max(1, Math.ceil(lines.length / pages))
  let reached = openingMinor
  return Array.from({ length: pages }, (_, page) => {
    const own = lines.slice(page * perPage, (page + 1) * perPage)
    const before = reached
    reached += own.reduce((total, { amountMinor }) => total + amountMinor, 0)
    const isLast = page === pages - 1
    const end = isLast ? statement.closingMinor : reached
    return [
      `:20:STMT${page + 1}`,
      `:25:${account}`,
      `:28C:${number}/${page + 1}`,
      balance(page ? '60M' : '60F', openedOn, before, currency),
      ...own.flatMap((line) => mt940Line(line, currency)),
      balance(isLast ? '62F' : '62M', closedOn, end, currency),
      '-',
    ].join('\r\n')
  })
}

function mt940Line(line: BankLine, currency: string): string[] {
  const { bookedOn, valueOn, amountMinor, reference } = line
  const mark = amountMinor < 0 ? 'D' : 'C'
  const entry = short(bookedOn).slice(2)
  const amount = comma(amountMinor, currency)
  const words = [
    line.endToEndId && `/EREF/${line.endToEndId}`,
    line.counterpartyIban && `/IBAN/${line.counterpartyIban}`,
    line.counterpartyName && `/NAME/${line.counterpartyName}`,
    line.text && `/REMI/${line.text}`,
  ].filter(Boolean)
  const first = `:61:${short(valueOn)}${entry}${mark}${amount}NTRF${reference ?? 'NONREF'}`
  return words.length ? [first, `:86:${wrapped(words.join(''))}`] : [first]
}

/** SWIFT breaks lines after 65 characters. */
const wrapped = (text: string) => text.match(/.{1,65}/gu)!.join('\r\n')

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const GROUP_HEADER =
  '<GrpHdr><MsgId>STMT</MsgId><CreDtTm>2026-11-30T20:00:00+03:00</CreDtTm></GrpHdr>'

/** Statements as a bank writes them by ISO 20022, of a version from 2 to 8. */
export function camtText(statements: BankStatement[], version = 8): string {
  const space = `urn:iso:std:iso:20022:tech:xsd:camt.053.001.0${version}`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<Document xmlns="${space}"><BkToCstmrStmt>${GROUP_HEADER}`,
    ...statements.map((statement) => camtStatement(statement, version)),
    '</BkToCstmrStmt></Document>',
  ].join('\n')
}

function camtStatement(statement: BankStatement, version: number): string {
  const { account, number, currency, lines } = statement
  return [
    `<Stmt><Id>${escaped(number)}</Id>`,
    `<Acct><Id><IBAN>${account}</IBAN></Id><Ccy>${currency}</Ccy></Acct>`,
    camtBalance('OPBD', statement.openedOn, statement.openingMinor, currency),
    camtBalance('CLBD', statement.closedOn, statement.closingMinor, currency),
    ...lines.map((line) => camtEntry(line, currency, version)),
    '</Stmt>',
  ].join('\n')
}

const money = (minor: number, currency: string) =>
  `<Amt Ccy="${currency}">${formatMoney(Math.abs(minor), currency)}</Amt>` +
  `<CdtDbtInd>${minor < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>`

const camtBalance = (kind: string, on: string, minor: number, currency: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp>${money(minor, currency)}<Dt><Dt>${on}</Dt></Dt></Bal>`

function camtEntry(line: BankLine, currency: string, version: number): string {
  const { bookedOn, valueOn, amountMinor, reference, endToEndId, text } = line
  const side = amountMinor < 0 ? 'Cdtr' : 'Dbtr'
  const name = line.counterpartyName && `<Nm>${escaped(line.counterpartyName)}</Nm>`
  const party = name && (version >= 7 ? `<Pty>${name}</Pty>` : name)
  const account = line.counterpartyIban
  return [
    `<Ntry>${money(amountMinor, currency)}`,
    version >= 7 ? '<Sts><Cd>BOOK</Cd></Sts>' : '<Sts>BOOK</Sts>',
    `<BookgDt><Dt>${bookedOn}</Dt></BookgDt><ValDt><Dt>${valueOn}</Dt></ValDt>`,
    reference && `<AcctSvcrRef>${escaped(reference)}</AcctSvcrRef>`,
    '<BkTxCd><Prtry><Cd>NTRF</Cd></Prtry></BkTxCd>',
    '<NtryDtls><TxDtls>',
    `<Refs><EndToEndId>${escaped(endToEndId ?? 'NOTPROVIDED')}</EndToEndId></Refs>`,
    '<RltdPties>',
    party && `<${side}>${party}</${side}>`,
    account && `<${side}Acct><Id><IBAN>${account}</IBAN></Id></${side}Acct>`,
    '</RltdPties>',
    text && `<RmtInf><Ustrd>${escaped(text)}</Ustrd></RmtInf>`,
    '</TxDtls></NtryDtls></Ntry>',
  ]
    .filter(Boolean)
    .join('')
}
