import { useState } from 'react'
import { Alert, Checkbox, Flex, Input, Modal, Skeleton, Typography } from 'antd'
import { sum } from '@binaa/backend/decimal'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../../api/http'
import { Money } from '../../../kit/display/numbers'
import { useDebounced } from '../../../kit/inputs/use-debounced'
import { LoadFailed } from '../../../kit/load-failed'
import { useSend } from '../../../kit/use-send'
import { LineCheques } from './line-cheques'
import { accountPath, MATCHES, type BankAccount, type BankLine, type LedgerLine } from './match'
import { ShownBankLine, ShownLedgerLine } from './match-line'

interface MatchDialogProps {
  account: BankAccount
  lines: BankLine[]
  onDone: () => void
  onClose: () => void
}

function useMatch(account: BankAccount, lines: BankLine[], onDone: () => void) {
  const { t } = useTranslation()
  const send = useSend()
  const [busy, setBusy] = useState(false)
  const match = async (chosen: LedgerLine[]) => {
    const body = { lineIds: idsOf(lines), journalLineIds: idsOf(chosen) }
    const headers = { 'Idempotency-Key': newIdempotencyKey() }
    setBusy(true)
    const url = `${accountPath(account.id)}/matches`
    await send(t(`${MATCHES}.matched`), () => http.post(url, body, { headers })).then(
      onDone,
      () => undefined
    )
    setBusy(false)
  }
  return { busy, match }
}

/** Chooses the lines of the ledger that these lines of the bank are; both have to make the same sum. */
export function MatchDialog({ account, lines, onDone, onClose }: MatchDialogProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<LedgerLine[]>([])
  const { busy, match } = useMatch(account, lines, onDone)
  const difference = differenceOf(lines, chosen)
  return (
    <Modal
      open
      width={720}
      title={t(`${MATCHES}.match_title`)}
      okText={t(`${MATCHES}.match`)}
      cancelText={t('common.cancel')}
      okButtonProps={{ disabled: Number(difference) !== 0 || !chosen.length, loading: busy }}
      onOk={() => void match(chosen)}
      onCancel={onClose}
    >
      <Flex vertical gap="middle">
        {lines.map((line) => (
          <ShownBankLine key={line.id} line={line} />
        ))}
        <Alert
          type={Number(difference) === 0 ? 'success' : 'info'}
          role="status"
          message={
            <>
              {t(`${MATCHES}.difference`)} <Money value={difference} currency={account.currency} />
            </>
          }
        />
        {lines.length === 1 ? <LineCheques line={lines[0]!} onDone={onDone} /> : null}
        <Candidates account={account} line={lines[0]!} chosen={chosen} onChosen={setChosen} />
      </Flex>
    </Modal>
  )
}

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

const DIGITS = 3

/** What the chosen lines still lack, as a decimal. */
function differenceOf(lines: BankLine[], chosen: LedgerLine[]): string {
  const negated = chosen.map(({ amount }) =>
    amount.startsWith('-') ? amount.slice(1) : `-${amount}`
  )
  return sum([...lines.map(({ amount }) => amount), ...negated], DIGITS)
}

interface CandidatesProps {
  account: BankAccount
  line: BankLine
  chosen: LedgerLine[]
  onChosen: (chosen: LedgerLine[]) => void
}

function Candidates({ account, line, chosen, onChosen }: CandidatesProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const q = useDebounced(text.trim())
  const query = useQuery<LedgerLine[]>({
    queryKey: [
      `${accountPath(account.id)}/ledger-lines?lineId=${line.id}${q ? `&q=${encodeURIComponent(q)}` : ''}`,
    ],
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <Flex vertical gap="small">
      <Input
        allowClear
        value={text}
        aria-label={t(`${MATCHES}.search_ledger`)}
        placeholder={t(`${MATCHES}.search_ledger`)}
        onChange={({ target }) => setText(target.value)}
      />
      {query.error ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Choices rows={query.data} chosen={chosen} onChosen={onChosen} />
      )}
    </Flex>
  )
}

interface ChoicesProps {
  /** Undefined while they are loaded. */
  rows: LedgerLine[] | undefined
  chosen: LedgerLine[]
  onChosen: (chosen: LedgerLine[]) => void
}

function Choices({ rows, chosen, onChosen }: ChoicesProps) {
  const { t } = useTranslation()
  if (!rows) return <Skeleton active title={false} />
  if (!rows.length)
    return <Typography.Text type="secondary">{t(`${MATCHES}.no_ledger_lines`)}</Typography.Text>
  const toggle = (row: LedgerLine, isOn: boolean) =>
    onChosen(isOn ? [...chosen, row] : chosen.filter(({ id }) => id !== row.id))
  return (
    <Flex vertical gap="small" style={{ maxBlockSize: 320, overflowY: 'auto' }}>
      {rows.map((row) => (
        <Checkbox
          key={row.id}
          checked={chosen.some(({ id }) => id === row.id)}
          onChange={({ target }) => toggle(row, target.checked)}
        >
          <ShownLedgerLine line={row} />
        </Checkbox>
      ))}
    </Flex>
  )
}
