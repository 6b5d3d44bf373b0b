import { Tag, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { http, ifMatch } from '../../../api/http'
import { ConfirmAction } from '../../../kit/confirm-action'
import { RelatedList } from '../../../kit/show/related-list'
import { useSend } from '../../../kit/use-send'
import { BothSides } from './both-sides'
import { MATCHES, type BankAccount, type BankMatch } from './match'

interface MatchesProps {
  account: BankAccount
  onChanged: () => void
}

/** What is matched; a closed reconciliation holds its matches. */
export function Matches({ account, onChanged }: MatchesProps) {
  const { t } = useTranslation()
  return (
    <section>
      <Typography.Title level={5}>{t(`${MATCHES}.title`)}</Typography.Title>
      <RelatedList<BankMatch>
        path={`bank-matches?bankAccountId=${account.id}&_sort=completeOn&_order=desc`}
        label={t(`${MATCHES}.title`)}
        empty={t(`${MATCHES}.no_matches`)}
        columns={[
          {
            key: 'sides',
            title: t(`${MATCHES}.lines`),
            render: (_, { lines, ledgerLines }) => (
              <BothSides lines={lines} ledgerLines={ledgerLines} />
            ),
          },
          {
            key: 'actions',
            render: (_, match) =>
              match.can.delete ? (
                <UndoButton match={match} onDone={onChanged} />
              ) : match.reconciliationId === null ? null : (
                <Tag>{t(`${MATCHES}.reconciled`)}</Tag>
              ),
          },
        ]}
      />
    </section>
  )
}

function UndoButton({ match, onDone }: { match: BankMatch; onDone: () => void }) {
  const { t } = useTranslation()
  const send = useSend()
  return (
    <ConfirmAction
      size="small"
      label={t(`${MATCHES}.undo`)}
      title={t(`${MATCHES}.undo_title`)}
      content={t(`${MATCHES}.undo_text`)}
      confirmLabel={t(`${MATCHES}.undo`)}
      onConfirm={async () => {
        await send(t(`${MATCHES}.undone`), () =>
          http.delete(`/api/bank-matches/${match.id}`, { headers: ifMatch(match.version) })
        )
        onDone()
      }}
    />
  )
}
