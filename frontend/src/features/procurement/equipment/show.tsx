import type { ReactNode } from 'react'
import { Tag } from 'antd'
import { EditOutlined } from '@ant-design/icons'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { LinkButton } from '../../../kit/link-button'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { DeleteRecord } from '../../../kit/show/delete-record'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { LocalName } from '../../../kit/display/local-name'
import { CustodyActions } from './custody-actions'
import { CustodyList, EventList, ReadingList } from './equipment-lists'
import { EquipmentFacts, useEquipmentSummary } from './equipment-facts'
import { OutageActions } from './outage-actions'
import { OutageList } from './outage-list'
import { EquipmentStatus } from './equipment-status'
import { EQUIPMENT, equipmentPath, type Equipment } from './equipment'
import { MixedText } from '../../../kit/display/mixed-text'

export default function EquipmentShow() {
  const { t } = useTranslation()
  const query = useRecord<Equipment>(EQUIPMENT, useParams().id)
  const tabs = useTabs()
  return (
    <ResourceShow<Equipment>
      resource={EQUIPMENT}
      query={query}
      back={{ to: '/procurement/equipment-management', label: t(`${EQUIPMENT}.title`) }}
      titleOf={(equipment) => equipment.tag}
      tags={(equipment) => (
        <>
          <EquipmentStatus status={equipment.status} />
          {equipment.overdue ? <Tag color="red">{t(`${EQUIPMENT}.overdue`)}</Tag> : null}
        </>
      )}
      subtitle={(equipment) => <NameAndHolder equipment={equipment} />}
      summary={useEquipmentSummary()}
      actions={(equipment) => <EquipmentActions equipment={equipment} />}
      tabs={tabs}
    />
  )
}

function useTabs() {
  const { t } = useTranslation()
  const tab = (key: string, children: ReactNode) => ({
    key,
    label: t(`${EQUIPMENT}.${key}`),
    children,
  })
  return (equipment: Equipment) => [
    tab('details', <EquipmentFacts equipment={equipment} />),
    tab('custody', <CustodyList custodies={equipment.custodies} />),
    tab('maintenance', <EventList equipment={equipment} />),
    ...(equipment.meterType === 'none' && !equipment.readings.length
      ? []
      : [tab('readings', <ReadingList equipment={equipment} />)]),
    tab('downtime', <OutageList equipment={equipment} />),
  ]
}

function NameAndHolder({ equipment }: { equipment: Equipment }) {
  return (
    <>
      <LocalName name={equipment.name} nameAr={equipment.nameAr} /> ·{' '}
      <ChoiceText list="equipment-categories" value={equipment.category} />
      {equipment.custodianName ? (
        <>
          {' · '}
          <MixedText>{equipment.custodianName}</MixedText>
        </>
      ) : null}
    </>
  )
}

function EquipmentActions({ equipment }: { equipment: Equipment }) {
  const { t } = useTranslation()
  const action = useRecordAction(EQUIPMENT)
  return (
    <>
      <CustodyActions equipment={equipment} action={action} />
      <OutageActions equipment={equipment} action={action} />
      {equipment.can.update ? (
        <LinkButton icon={<EditOutlined />} to={`${equipmentPath(equipment)}/edit`}>
          {t('common.edit')}
        </LinkButton>
      ) : null}
      {equipment.can.delete ? (
        <DeleteRecord
          resource={EQUIPMENT}
          record={equipment}
          action={action}
          title={t(`${EQUIPMENT}.delete_title`, { tag: equipment.tag })}
          content={t(`${EQUIPMENT}.delete_warning`)}
          done={t(`${EQUIPMENT}.deleted`)}
        />
      ) : null}
      <ActionConflict action={action} />
    </>
  )
}
