import { Flex, Tag, type TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { AbilityLink } from '../../../kit/ability-link'
import { DateText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { Ltr } from '../../../kit/display/ltr'
import { NONE } from '../../../kit/display/none'
import { TabRows } from '../../../kit/show/tab-rows'
import { RecordTable } from '../../../kit/table/record-table'
import { EQUIPMENT_HELD, useHeldEquipment, type HeldEquipment } from './held-equipment'

/** The equipment that a person has in custody. */
export default function EquipmentTab({ record: { id } }: { record: { id: number } }) {
  const { t } = useTranslation()
  const query = useHeldEquipment(id)
  const columns = useColumns()
  return (
    <TabRows<HeldEquipment>
      query={query}
      empty={{ title: t(`${EQUIPMENT_HELD}.none`), hint: t(`${EQUIPMENT_HELD}.hint`) }}
    >
      {(rows) => (
        <RecordTable<HeldEquipment>
          size="small"
          rowKey="id"
          pagination={false}
          scroll={{ x: 'max-content' }}
          dataSource={rows}
          columns={columns}
        />
      )}
    </TabRows>
  )
}

function useColumns(): TableColumnsType<HeldEquipment> {
  const { t } = useTranslation()
  const title = (key: string) => t(`${EQUIPMENT_HELD}.fields.${key}`)
  return [
    { title: title('tag'), key: 'tag', render: (_, row) => <TagLink row={row} /> },
    {
      title: title('name'),
      key: 'name',
      render: (_, row) => <LocalName name={row.name} nameAr={row.nameAr} />,
    },
    { title: title('serialNo'), key: 'serialNo', render: (_, row) => serialOf(row) },
    {
      title: title('projectName'),
      key: 'projectName',
      render: (_, row) => (row.projectName ? <bdi>{row.projectName}</bdi> : NONE),
    },
    {
      title: title('outOn'),
      key: 'outOn',
      render: (_, row) => <DateText value={row.outOn} />,
    },
    {
      title: title('expectedReturnOn'),
      key: 'expectedReturnOn',
      render: (_, row) => <Return row={row} />,
    },
  ]
}

const serialOf = ({ serialNo }: HeldEquipment) => (serialNo ? <Ltr>{serialNo}</Ltr> : NONE)

/** A link for those who may open the register. */
function TagLink({ row: { equipmentId, tag } }: { row: HeldEquipment }) {
  return (
    <AbilityLink
      ability="procurement.equipment"
      to={`/procurement/equipment-management/${equipmentId}`}
    >
      <Ltr>{tag}</Ltr>
    </AbilityLink>
  )
}

function Return({ row: { expectedReturnOn, isOverdue } }: { row: HeldEquipment }) {
  const { t } = useTranslation()
  if (!expectedReturnOn) return NONE
  return (
    <Flex gap={4} align="center" wrap>
      <DateText value={expectedReturnOn} />
      {isOverdue ? <Tag color="red">{t(`${EQUIPMENT_HELD}.overdue`)}</Tag> : null}
    </Flex>
  )
}
