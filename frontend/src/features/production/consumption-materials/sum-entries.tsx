import { Drawer, type TableColumnType } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { Money, Quantity } from '../../../kit/display/numbers'
import { useFormats } from '../../../kit/display/use-formats'
import { RelatedList } from '../../../kit/show/related-list'
import { useAbility } from '../../../providers/access'
import { CONSUMPTION, consumptionPath, COST_CURRENCY } from '../consumption/consumption'
import { Source } from '../consumption/entry-source'
import type { MaterialEntry, OpenedSum } from './consumption-material'

/** A figure of a material: of a month or to date, of a project or of all. */
export interface OpenSum {
  figure: OpenedSum
  materialId: number
  unit: string
  month?: string
  projectId?: number | null
}

/** The movements and installations that add up to a figure over projects. */
export function SumEntries({ of, onClose }: { of: OpenSum | null; onClose: () => void }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const figure = of ? t(`${CONSUMPTION}.fields.${of.figure}`) : ''
  const title = of?.month ? `${figure} · ${formats.month(of.month)}` : figure
  return (
    <Drawer
      open={of !== null}
      onClose={onClose}
      width="min(100vw, 760px)"
      destroyOnHidden
      title={title}
    >
      {of ? <Entries of={of} title={title} /> : null}
    </Drawer>
  )
}

function Entries({ of, title }: { of: OpenSum; title: string }) {
  const { t } = useTranslation()
  const { figure, materialId, month, projectId } = of
  const search = new URLSearchParams({
    figure,
    ...(month && { month }),
    ...(projectId && { projectId: String(projectId) }),
  })
  return (
    <RelatedList<MaterialEntry>
      path={`consumption-materials/${materialId}/entries?${search.toString()}`}
      columns={useColumns(of)}
      label={title}
      empty={t(`${CONSUMPTION}.no_rows`)}
    />
  )
}

function useColumns({ figure, materialId, unit }: OpenSum): TableColumnType<MaterialEntry>[] {
  const { t } = useTranslation()
  const mayPrice = useAbility('projects.prices')
  const title = (key: string) => t(`${CONSUMPTION}.entries.${key}`)
  const value: TableColumnType<MaterialEntry> = {
    title: title('value'),
    align: 'end',
    render: (_, entry) => <Money value={entry.value} currency={COST_CURRENCY} />,
  }
  return [
    { title: title('on'), render: (_, { on }) => <DateText value={on} /> },
    {
      title: t(`${CONSUMPTION}.fields.projectName`),
      render: (_, entry) => (
        <Link to={consumptionPath({ id: entry.projectId * 1_000_000 + materialId })}>
          <LocalName name={entry.projectName} nameAr={entry.projectNameAr} />
        </Link>
      ),
    },
    {
      title: title('source'),
      render: (_, entry) => <Source projectId={entry.projectId} entry={entry} />,
    },
    {
      title: title('quantity'),
      align: 'end',
      render: (_, { quantity }) => <Quantity value={quantity} unit={unit} />,
    },
    ...(mayPrice && figure !== 'installed' ? [value] : []),
  ]
}
