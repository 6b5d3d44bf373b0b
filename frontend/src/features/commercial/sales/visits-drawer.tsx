import { Drawer } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AbilityLink } from '../../../kit/ability-link'
import { DateText } from '../../../kit/display/date-text'
import { MixedText } from '../../../kit/display/mixed-text'
import { LoadFailed } from '../../../kit/load-failed'
import { RecordTable } from '../../../kit/table/record-table'
import { nameOf } from './person-name'
import { SALES, type Person, type Visit } from './sales'

interface VisitsDrawerProps {
  person: Person
  year: number
  onClose: () => void
}

/** The visits that a figure counts, newest first. */
export function VisitsDrawer({ person, year, onClose }: VisitsDrawerProps) {
  const { t, i18n } = useTranslation()
  const text = (name: string) => t(`${SALES}.visits.${name}`)
  const initials = encodeURIComponent(person.initials)
  const query = useQuery<Visit[]>({
    queryKey: [`/api/sales/visits?year=${year}&initials=${initials}`],
    staleTime: 0,
  })
  return (
    <Drawer
      open
      onClose={onClose}
      width="min(100vw, 640px)"
      title={t(`${SALES}.visits.of`, { name: nameOf(person, i18n.language), year })}
    >
      {query.error ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <RecordTable<Visit>
          size="small"
          rowKey={(visit) => JSON.stringify(visit)}
          loading={query.isPending}
          pagination={false}
          scroll={{ x: 'max-content' }}
          dataSource={query.data ?? []}
          columns={[
            { title: text('on'), render: (_, { on }) => <DateText value={on} /> },
            { title: text('kind'), render: (_, { kind }) => text(`kinds.${kind}`) },
            { title: text('subject'), render: (_, visit) => <Subject visit={visit} /> },
            { title: text('client'), render: (_, visit) => <Client visit={visit} /> },
          ]}
        />
      )}
    </Drawer>
  )
}

function Subject({ visit }: { visit: Visit }) {
  const { t } = useTranslation()
  return <MixedText>{visit.subject ?? t(`${SALES}.visits.private`)}</MixedText>
}

function Client({ visit: { clientId, clientName } }: { visit: Visit }) {
  if (!clientId) return null
  return (
    <AbilityLink ability="clients.view" to={`/commercial/clients/${clientId}`}>
      <MixedText>{clientName}</MixedText>
    </AbilityLink>
  )
}
