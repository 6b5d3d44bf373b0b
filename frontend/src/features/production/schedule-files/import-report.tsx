import { Alert, Descriptions, Flex, List, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../kit/display/use-formats'
import { AgreementReport } from './agreement-report'
import { LinkNotes } from './link-notes'
import { SCHEDULE_FILES, type ImportPreview } from './schedule-files'

interface ImportReportProps {
  fileName: string
  preview: ImportPreview
}

const COUNTS = ['tasks', 'milestones', 'summaries', 'links', 'assignments'] as const
const CHANGES = ['added', 'changed', 'removed', 'linksAdded', 'linksRemoved'] as const
/** Of long lists, the names that are shown. */
const SHOWN = 20

/** What a file holds, what it changes of the plan, and what of it is left out. */
export function ImportReport({ fileName, preview }: ImportReportProps) {
  const { t } = useTranslation()
  const { revision, fault, leftovers, agreement, notes } = preview
  return (
    <Flex vertical gap="middle">
      <Contents fileName={fileName} preview={preview} />
      {fault ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          message={t(`${SCHEDULE_FILES}.no_dates`)}
          description={<bdi>{fault.tasks.join(t(`${SCHEDULE_FILES}.separator`))}</bdi>}
        />
      ) : null}
      <Descriptions
        size="small"
        column={{ xs: 1, sm: 2 }}
        title={t(`${SCHEDULE_FILES}.changes_title`)}
        items={CHANGES.map((key) => ({
          key,
          label: t(`${SCHEDULE_FILES}.changes.${key}`),
          children: revision[key],
        }))}
      />
      <Named title={t(`${SCHEDULE_FILES}.changes.removed`)} tasks={revision.names.removed} />
      <Named title={t(`${SCHEDULE_FILES}.changes.changed`)} tasks={revision.names.changed} />
      {agreement ? <AgreementReport agreement={agreement} /> : null}
      <BeforeProject early={preview.beforeProject} />
      <LinkNotes notes={notes} />
      <Leftovers leftovers={leftovers} />
    </Flex>
  )
}

function Contents({ fileName, preview }: ImportReportProps) {
  const { t } = useTranslation()
  const listed = (of: ImportPreview['calendars']) =>
    of
      .slice(0, SHOWN)
      .map(({ name, isNew }) => (isNew ? t(`${SCHEDULE_FILES}.new_one`, { name }) : name))
      .join(t(`${SCHEDULE_FILES}.separator`))
  const lists = (['calendars', 'resources'] as const).map((key) => ({
    key,
    label: t(`${SCHEDULE_FILES}.counts.${key}`),
    children: <bdi>{listed(preview[key]) || 0}</bdi>,
  }))
  const counts = COUNTS.map((key) => ({
    key,
    label: t(`${SCHEDULE_FILES}.counts.${key}`),
    children: preview[key],
  }))
  return (
    <Descriptions
      size="small"
      column={{ xs: 1, sm: 2 }}
      title={<bdi>{fileName}</bdi>}
      items={[...counts, ...lists]}
    />
  )
}

function BeforeProject({ early }: { early: ImportPreview['beforeProject'] }) {
  const { t } = useTranslation()
  const { day } = useFormats()
  if (!early) return null
  const { count, startsOn, tasks } = early
  return (
    <Alert
      type="warning"
      showIcon
      message={`${t(`${SCHEDULE_FILES}.before_project`, { date: day(startsOn) })} (${count})`}
      description={<Named tasks={tasks} />}
    />
  )
}

function Named({ title, tasks }: { title?: string; tasks: { code: string; name: string }[] }) {
  if (!tasks.length) return null
  return (
    <div>
      {title ? <Typography.Text type="secondary">{title}</Typography.Text> : null}
      <Typography.Paragraph ellipsis={{ rows: 3, expandable: true }}>
        {tasks.slice(0, SHOWN).map(({ code, name }) => (
          <bdi key={code}>{`${code} ${name}; `}</bdi>
        ))}
      </Typography.Paragraph>
    </div>
  )
}

function Leftovers({ leftovers }: Pick<ImportPreview, 'leftovers'>) {
  const { t } = useTranslation()
  if (!leftovers.length)
    return <Alert type="success" showIcon message={t(`${SCHEDULE_FILES}.nothing_left`)} />
  return (
    <List
      size="small"
      bordered
      header={t(`${SCHEDULE_FILES}.leftovers_title`)}
      dataSource={leftovers}
      renderItem={({ kind, count, names }) => (
        <List.Item>
          <List.Item.Meta
            title={`${t(`${SCHEDULE_FILES}.leftovers.${kind}`)} (${count})`}
            description={<bdi>{names.join(t(`${SCHEDULE_FILES}.separator`))}</bdi>}
          />
        </List.Item>
      )}
    />
  )
}
