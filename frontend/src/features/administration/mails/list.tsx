import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../../kit/display/date-text'
import { MAIL_STATES, MailState } from '../../../kit/mails/mail-state'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { KINDS, MAILS, type Mail } from './mail'

function Author({ name }: { name: string | null | undefined }) {
  const { t } = useTranslation()
  return <bdi>{name ?? t('kit.history.system')}</bdi>
}

/** Who wrote it, when, and what came of it. */
const WHEN_AND_WHY: Column<Mail>[] = [
  { key: 'reason', optional: true, render: ({ reason }) => reason },
  {
    key: 'createdBy',
    optional: true,
    render: ({ createdBy }) => <Author name={createdBy?.name} />,
  },
  {
    key: 'createdAt',
    sortable: true,
    filter: { kind: 'date' },
    render: (mail) => <InstantText value={mail.createdAt} />,
  },
  { key: 'sentAt', sortable: true, render: (mail) => <InstantText value={mail.sentAt} /> },
]

function useColumns(): Column<Mail>[] {
  const { t } = useTranslation()
  const states = MAIL_STATES.map((value) => ({ value, label: t(`kit.mails.state.${value}`) }))
  const kinds = KINDS.map((value) => ({ value, label: t(`${MAILS}.kind.${value}`) }))
  return [
    {
      key: 'subject',
      sortable: true,
      kept: true,
      width: 320,
      render: ({ id, subject }) => (
        <Link to={`/admin/mails/${id}`}>
          <bdi>{subject}</bdi>
        </Link>
      ),
    },
    {
      key: 'state',
      kept: true,
      sortable: true,
      width: 170,
      filter: { kind: 'choice', options: states },
      render: ({ state }) => <MailState state={state} />,
    },
    {
      key: 'recipients',
      sortable: true,
      width: 240,
      filter: { kind: 'text' },
      render: ({ recipients }) => <bdi dir="ltr">{recipients}</bdi>,
    },
    {
      key: 'kind',
      sortable: true,
      filter: { kind: 'choice', options: kinds },
      render: ({ kind }) => t(`${MAILS}.kind.${kind}`),
    },
    ...WHEN_AND_WHY,
  ]
}

/** Every mail of the portal, the latest first. */
export default function MailList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<Mail>
      resource={MAILS}
      columns={useColumns()}
      labelOf={({ subject }) => subject}
      initialSorters={[{ field: 'createdAt', order: 'desc' }]}
      emptyHint={t(`${MAILS}.empty`)}
    />
  )
}
