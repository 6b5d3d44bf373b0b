import { Flex, type TableColumnType } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { LocalName } from '../../../kit/display/local-name'
import { Money, Percent, Quantity } from '../../../kit/display/numbers'
import { NONE } from '../../../kit/display/none'
import { RelatedList } from '../../../kit/show/related-list'
import { useAbility } from '../../../providers/access'
import { CONSUMPTION, consumptionPath, COST_CURRENCY, type Consumption } from './consumption'
import { Wastage } from './wastage'

/** What each material of a project was planned, taken out and built in; a material opens its rows. */
export default function MaterialsTab({ record: { id } }: { record: { id: number } }) {
  const { t } = useTranslation()
  return (
    <Flex vertical gap="small">
      <Link to={`/production/consumption?projectId=${id}`}>{t(`${CONSUMPTION}.in_list`)}</Link>
      <RelatedList<Consumption>
        path={`consumption?projectId=${id}&_sort=wastage&_order=desc`}
        columns={useColumns()}
        label={t(`${CONSUMPTION}.title`)}
        empty={t(`${CONSUMPTION}.empty`)}
      />
    </Flex>
  )
}

const QUANTITIES = ['planned', 'theoretical', 'net', 'installed'] as const

function useColumns(): TableColumnType<Consumption>[] {
  const { t } = useTranslation()
  const mayPrice = useAbility('projects.prices')
  const title = (name: string) => t(`${CONSUMPTION}.fields.${name}`)
  const quantity = (name: (typeof QUANTITIES)[number]): TableColumnType<Consumption> => ({
    title: title(name),
    align: 'end',
    render: (_, row) =>
      row[name] === null ? NONE : <Quantity value={row[name]} unit={row.unit} />,
  })
  const cost: TableColumnType<Consumption> = {
    title: title('cost'),
    align: 'end',
    render: (_, row) => <Money value={row.cost} currency={COST_CURRENCY} />,
  }
  return [
    {
      title: title('materialName'),
      render: (_, row) => (
        <Link to={consumptionPath(row)}>
          <LocalName name={row.materialName} nameAr={row.materialNameAr} />
        </Link>
      ),
    },
    ...QUANTITIES.map(quantity),
    { title: title('wastage'), align: 'end', render: (_, row) => <Wastage of={row} /> },
    {
      title: title('allowance'),
      align: 'end',
      render: (_, { allowance }) =>
        allowance === null ? NONE : <Percent value={allowance} decimals={2} />,
    },
    ...(mayPrice ? [cost] : []),
  ]
}
