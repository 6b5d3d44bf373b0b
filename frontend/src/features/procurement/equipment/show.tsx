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
import { CustodyList, EventList } from './equipment-lists'
import { EquipmentFacts, EquipmentFigures } from './equipment-facts'
import { EquipmentStatus } from './equipment-status'
import { EQUIPMENT, equipmentPath, type Equipment } from './equipment'
import { MixedText } from '../../../kit/display/mixed-text'

export default function EquipmentShow() {
  const { t } = useTranslation()
  const query = useRecord<Equipment>(EQUIPMENT, useParams().id)
  const text = (key: string) => t(`${EQUIPMENT}.${key}`)
  return (
    <ResourceShow<Equipment>
      resource={EQUIPMENT}
      query={query}
      back={{ to: '/procurement/equipment-management', label: text('title') }}
      titleOf={(equipment) => equipment.tag}
      tags={(equipment) => (
        <>
          <EquipmentStatus status={equipment.status} />
          {equipment.overdue ? <Tag color="red">{text('overdue')}</Tag> : null}
        </>
      )}
      subtitle={(equipment) => (
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
      )}
      actions={(equipment) => <EquipmentActions equipment={equipment} />}
      tabs={(equipment) => [
        {
          key: 'details',
          label: text('details'),
          children: (
            <>
              <EquipmentFigures equipment={equipment} />
              <EquipmentFacts equipment={equipment} />
            </>
          ),
        },
        {
          key: 'custody',
          label: text('custody'),
          children: <CustodyList custodies={equipment.custodies ?? []} />,
        },
        {
          key: 'upkeep',
          label: text('upkeep'),
          children: <EventList equipment={equipment} />,
        },
      ]}
    />
  )
}

function EquipmentActions({ equipment }: { equipment: Equipment }) {
  const { t } = useTranslation()
  const action = useRecordAction(EQUIPMENT)
  return (
    <>
      <CustodyActions equipment={equipment} action={action} />
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
