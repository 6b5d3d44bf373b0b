import { useState } from 'react'
import { Button, Checkbox, Flex, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { RelatedList } from '../../../kit/show/related-list'
import { linesPath, MATCHES, type BankAccount, type BankLine } from './match'
import { MatchDialog } from './match-dialog'
import { ShownBankLine } from './match-line'
import { RecordDialog } from './record-dialog'

interface OpenLinesProps {
  account: BankAccount
  mayMatch: boolean
  onChanged: () => void
}

/** Which lines someone has chosen, and what is done with them. */
function useChosenLines(onChanged: () => void) {
  const [chosen, setChosen] = useState<BankLine[]>([])
  const [matched, setMatched] = useState<BankLine[] | null>(null)
  const [recorded, setRecorded] = useState<BankLine | null>(null)
  const close = () => {
    setMatched(null)
    setRecorded(null)
  }
  const done = () => {
    close()
    setChosen([])
    onChanged()
  }
  const isChosen = (line: BankLine) => chosen.some(({ id }) => id === line.id)
  const toggle = (line: BankLine) =>
    setChosen(isChosen(line) ? chosen.filter(({ id }) => id !== line.id) : [...chosen, line])
  return { chosen, isChosen, toggle, matched, setMatched, recorded, setRecorded, close, done }
}

/** Lines of the bank that the ledger does not have yet: to be matched, or posted. */
export function OpenLines({ account, mayMatch, onChanged }: OpenLinesProps) {
  const { t } = useTranslation()
  const lines = useChosenLines(onChanged)
  const { chosen, matched, recorded, setMatched, done, close } = lines
  return (
    <section>
      <Typography.Title level={5}>{t(`${MATCHES}.open_lines`)}</Typography.Title>
      {chosen.length > 1 ? (
        <Button style={{ marginBlockEnd: 12 }} onClick={() => setMatched(chosen)}>
          {t(`${MATCHES}.match_chosen`, { count: chosen.length })}
        </Button>
      ) : null}
      <RelatedList<BankLine>
        path={linesPath(account.id)}
        label={t(`${MATCHES}.open_lines`)}
        empty={t(`${MATCHES}.no_open_lines`)}
        columns={[
          {
            key: 'line',
            title: t(`${MATCHES}.bank`),
            render: (_, line) => <ShownBankLine line={line} />,
          },
          {
            key: 'actions',
            render: (_, line) => (mayMatch ? <LineActions line={line} lines={lines} /> : null),
          },
        ]}
      />
      {matched ? (
        <MatchDialog account={account} lines={matched} onDone={done} onClose={close} />
      ) : null}
      {recorded ? <RecordDialog line={recorded} onDone={done} onClose={close} /> : null}
    </section>
  )
}

interface LineActionsProps {
  line: BankLine
  lines: ReturnType<typeof useChosenLines>
}

function LineActions({ line, lines }: LineActionsProps) {
  const { t } = useTranslation()
  return (
    <Flex gap="small" wrap align="center">
      <Button size="small" onClick={() => lines.setMatched([line])}>
        {t(`${MATCHES}.match`)}
      </Button>
      <Button size="small" onClick={() => lines.setRecorded(line)}>
        {t(`${MATCHES}.record`)}
      </Button>
      <Checkbox checked={lines.isChosen(line)} onChange={() => lines.toggle(line)}>
        {t(`${MATCHES}.choose`)}
      </Checkbox>
    </Flex>
  )
}
