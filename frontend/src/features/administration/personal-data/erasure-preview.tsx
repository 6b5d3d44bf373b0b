import { Alert, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { Whole } from '../../../kit/display/numbers'
import { useFormats } from '../../../kit/display/use-formats'
import { LinkButton } from '../../../kit/link-button'
import { RecordTable } from '../../../kit/table/record-table'
import { PERSONAL_DATA, type ErasedArea, type Erasure } from './personal-data'

const COLORS = { delete: 'red', replace: 'orange', keep: 'default' } as const

/** What stands against an erasure, and what it would do area by area. */
export function ErasurePreview({ erasure }: { erasure: Erasure }) {
  const { t } = useTranslation()
  const words = (name: string) => t(`${PERSONAL_DATA}.erase.${name}`)
  const { areas, isInterested, isRequested } = erasure
  return (
    <>
      {isRequested ? <Pending /> : null}
      {isInterested ? <Alert type="warning" showIcon message={words('interested')} /> : null}
      <Obstacles obstacles={erasure.obstacles} />
      <RecordTable<ErasedArea>
        rowKey="name"
        size="small"
        pagination={false}
        dataSource={areas}
        columns={[
          {
            title: t(`${PERSONAL_DATA}.fields.area`),
            render: (_, { name }) => t(`${PERSONAL_DATA}.area.${name}`),
          },
          { title: words('rows'), align: 'end', render: (_, { count }) => <Whole value={count} /> },
          {
            title: words('how_label'),
            render: (_, { how }) => <Tag color={COLORS[how]}>{words(`how.${how}`)}</Tag>,
          },
          { title: words('why_label'), render: (_, area) => <Why area={area} /> },
        ]}
      />
    </>
  )
}

function Pending() {
  const { t } = useTranslation()
  return (
    <Alert
      type="info"
      showIcon
      message={t(`${PERSONAL_DATA}.erase.pending`)}
      action={
        <LinkButton size="small" to="/admin/held-changes">
          {t(`${PERSONAL_DATA}.erase.open_held`)}
        </LinkButton>
      }
    />
  )
}

function Obstacles({ obstacles }: Pick<Erasure, 'obstacles'>) {
  const { t } = useTranslation()
  const formats = useFormats()
  if (!obstacles.length) return null
  const lines = obstacles.map(({ code, from }) => {
    const text = t(`${PERSONAL_DATA}.erase.obstacle.${code}`)
    const day = from && t(`${PERSONAL_DATA}.erase.from`, { day: formats.day(from) })
    return { code, text: day ? `${text} (${day})` : text }
  })
  return (
    <Alert
      type="warning"
      showIcon
      message={t(`${PERSONAL_DATA}.erase.blocked`)}
      description={
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {lines.map(({ code, text }) => (
            <li key={code}>{text}</li>
          ))}
        </ul>
      }
    />
  )
}

/** By which law something stays. */
function Why({ area }: { area: ErasedArea }) {
  const { t } = useTranslation()
  return (
    <>
      {area.kept.map(({ reason }) => (
        <div key={reason}>{t(`${PERSONAL_DATA}.erase.reason_kept.${reason}`)}</div>
      ))}
    </>
  )
}
