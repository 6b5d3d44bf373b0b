import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { DateText } from '../../../kit/display/date-text'
import { MixedText } from '../../../kit/display/mixed-text'
import { Empty } from '../../../kit/empty'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { RecordTable } from '../../../kit/table/record-table'
import { EQUIPMENT, type Equipment, type EquipmentOutage } from './equipment'

/** When it was, is and will be out of service, the latest first. */
export function OutageList({ equipment }: { equipment: Equipment }) {
  const { t } = useTranslation()
  const title = (name: string) => t(`${EQUIPMENT}.fields.${name}`)
  return (
    <RecordTable<EquipmentOutage>
      size="small"
      rowKey="id"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={equipment.outages}
      locale={{ emptyText: <Empty title={t(`${EQUIPMENT}.never_down`)} /> }}
      columns={[
        {
          title: title('status'),
          render: (_, row) => <ChoiceText list="equipment-statuses" value={row.kind} />,
        },
        { title: title('fromOn'), render: (_, row) => <DateText value={row.fromOn} /> },
        { title: title('expectedBackOn'), render: (_, row) => <Back outage={row} /> },
        { title: title('note'), render: (_, row) => <MixedText>{row.note}</MixedText> },
        {
          title: title('createdByName'),
          render: (_, row) => <MixedText>{row.createdByName}</MixedText>,
        },
        {
          key: 'actions',
          render: (_, row) =>
            row.isPlanned && equipment.can.log ? (
              <CallOff equipment={equipment} outage={row} />
            ) : null,
        },
      ]}
    />
  )
}

function Back({ outage: { backOn, isOpen, isPlanned } }: { outage: EquipmentOutage }) {
  const { t } = useTranslation()
  return (
    <>
      {backOn ? <DateText value={backOn} /> : t(`${EQUIPMENT}.unknown_back`)}{' '}
      {isOpen ? <Tag color="red">{t(`${EQUIPMENT}.down_now`)}</Tag> : null}
      {isPlanned ? <Tag color="blue">{t(`${EQUIPMENT}.down_planned`)}</Tag> : null}
    </>
  )
}

function CallOff({ equipment, outage }: { equipment: Equipment; outage: EquipmentOutage }) {
  const { t } = useTranslation()
  const action = useRecordAction(EQUIPMENT)
  return (
    <ConfirmAction
      size="small"
      label={t(`${EQUIPMENT}.call_off`)}
      title={t(`${EQUIPMENT}.call_off_title`)}
      content={t(`${EQUIPMENT}.call_off_text`)}
      confirmLabel={t(`${EQUIPMENT}.call_off`)}
      onConfirm={() =>
        action.run(equipment, {
          path: `outages/${outage.id}`,
          method: 'delete',
          done: t(`${EQUIPMENT}.called_off`),
        })
      }
    />
  )
}
