import type { ReactNode } from 'react'
import { Card, Flex, Image, Table, Tag, type TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { LocalName } from '../../../kit/display/local-name'
import { MixedText } from '../../../kit/display/mixed-text'
import { Percent, Quantity } from '../../../kit/display/numbers'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { BlockerSteps } from './blocker-steps'
import { SITE_REPORTS, type SiteReport } from './site-report'

interface Of {
  report: SiteReport
}

/** Rows of one kind under their heading; nothing where the report has none. */
function Part<Row extends object>(props: {
  section: string
  rows: Row[]
  columns: TableColumnsType<Row>
}) {
  const { t } = useTranslation()
  const { section, rows, columns } = props
  if (!rows.length) return null
  return (
    <Card size="small" title={t(`${SITE_REPORTS}.sections.${section}`)}>
      <Table<Row>
        size="small"
        pagination={false}
        scroll={{ x: 'max-content' }}
        rowKey={(row) => rows.indexOf(row)}
        dataSource={rows}
        columns={columns}
      />
    </Card>
  )
}

function useColumn(section: string) {
  const { t } = useTranslation()
  return <Row extends object>(
    name: string,
    render: (row: Row) => ReactNode,
    align?: 'end'
  ): TableColumnsType<Row>[number] => ({
    key: name,
    title: t(`${SITE_REPORTS}.columns.${section}.${name}`),
    align,
    render: (_, row) => render(row),
  })
}

type Work = SiteReport['works'][number]

function Amount({ row: { quantity, unit, materialName, materialNameAr } }: { row: Work }) {
  if (!quantity) return '–'
  return (
    <>
      <Quantity value={quantity} /> {unit ? <MixedText>{unit}</MixedText> : null}
      {materialName ? (
        <div>
          <LocalName name={materialName} nameAr={materialNameAr} />
        </div>
      ) : null}
    </>
  )
}

export function WorkTable({ report }: Of) {
  const { t } = useTranslation()
  const column = useColumn('works')
  return (
    <Part<Work>
      section="works"
      rows={report.works}
      columns={[
        column<Work>('taskId', (row) => (
          <>
            <bdi dir="ltr">{row.taskCode}</bdi>{' '}
            <LocalName name={row.taskName} nameAr={row.taskNameAr} />{' '}
            {row.isRemoved ? <Tag color="red">{t(`${SITE_REPORTS}.removed_task`)}</Tag> : null}
          </>
        )),
        column<Work>('percentComplete', (row) => <Percent value={row.percentComplete} />, 'end'),
        column<Work>('scheduledPercent', (row) => <Percent value={row.scheduledPercent} />, 'end'),
        column<Work>('quantity', (row) => <Amount row={row} />, 'end'),
        column<Work>(
          'remaining',
          (row) =>
            row.remaining === null ? '–' : <Quantity value={(row.remaining / 60).toFixed(1)} />,
          'end'
        ),
        column<Work>('note', (row) => (row.note ? <MixedText>{row.note}</MixedText> : '–')),
      ]}
    />
  )
}

type Crew = SiteReport['crews'][number]

export function CrewTable({ report }: Of) {
  const column = useColumn('crews')
  return (
    <Part<Crew>
      section="crews"
      rows={report.crews}
      columns={[
        column<Crew>('trade', (row) => <ChoiceText list="site-trades" value={row.trade} />),
        column<Crew>('headcount', (row) => row.headcount, 'end'),
        column<Crew>('hours', (row) => <Quantity value={row.hours} />, 'end'),
      ]}
    />
  )
}

type Machine = SiteReport['equipment'][number]

export function EquipmentTable({ report }: Of) {
  const column = useColumn('equipment')
  return (
    <Part<Machine>
      section="equipment"
      rows={report.equipment}
      columns={[
        column<Machine>('name', (row) => <MixedText>{row.name}</MixedText>),
        column<Machine>('count', (row) => row.count, 'end'),
        column<Machine>('hours', (row) => <Quantity value={row.hours} />, 'end'),
      ]}
    />
  )
}

type Blocker = SiteReport['blockers'][number]

interface BlockerTableProps extends Of {
  /** Reads the report again, once something was made of a blocker. */
  onChanged: () => Promise<unknown>
}

export function BlockerTable({ report, onChanged }: BlockerTableProps) {
  const column = useColumn('blockers')
  const hasSteps = report.blockers.some(
    ({ constraint, delay, can }) => constraint || delay || can.addConstraint || can.recordDelay
  )
  return (
    <Part<Blocker>
      section="blockers"
      rows={report.blockers}
      columns={[
        column<Blocker>('reason', (row) => <ChoiceText list="site-blockers" value={row.reason} />),
        column<Blocker>('taskId', (row) =>
          row.taskName ? <LocalName name={row.taskName} nameAr={row.taskNameAr} /> : '–'
        ),
        column<Blocker>('details', (row) => <MixedText>{row.details}</MixedText>),
        ...(hasSteps
          ? [
              column<Blocker>('next', (row) => (
                <BlockerSteps report={report} blocker={row} onChanged={onChanged} />
              )),
            ]
          : []),
      ]}
    />
  )
}

export function Photos({ report }: Of) {
  const { t } = useTranslation()
  if (!report.photos.length) return null
  return (
    <Card size="small" title={t(`${SITE_REPORTS}.sections.photos`)}>
      <Image.PreviewGroup>
        <Flex wrap gap="small">
          {report.photos.map(({ id, name, url }) => (
            <Image
              key={id}
              src={url}
              alt={name}
              width={128}
              height={96}
              style={{ objectFit: 'cover', borderRadius: 6 }}
            />
          ))}
        </Flex>
      </Image.PreviewGroup>
    </Card>
  )
}
