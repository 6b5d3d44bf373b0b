import { Alert, Flex } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import type { Schema } from '../../../api/types'
import { useDowntimeText } from './downtime-text'
import { RESOURCES } from './schedule-resource'

type Resource = Schema<'ScheduleResource'>

/** What keeps the linked machine or person from being planned with, now and as far as is known. */
export function MachineNotice({ resource }: { resource: Resource }) {
  const { t } = useTranslation()
  const { id, version, equipmentId, userId } = resource
  const { data } = useQuery({
    queryKey: ['resource-availability', id, version],
    enabled: equipmentId !== null || userId !== null,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const path = `/api/schedule-resources/${id}/availability`
      return (await http.get<Schema<'ResourceAvailability'>>(path, { signal })).data
    },
  })
  if (!data) return null
  const { machine, isUserActive, absences } = data
  if (!machine?.downtime.length && !absences.length && isUserActive !== false) return null
  return (
    <Flex vertical gap="small" style={{ marginBlockEnd: 16 }}>
      {machine?.name === null ? (
        <Alert type="error" showIcon message={t(`${RESOURCES}.machine_gone`)} />
      ) : null}
      {machine?.name ? <Away name={machine.name} days={machine.downtime} /> : null}
      <Away name={resource.userName ?? ''} days={absences} />
      {isUserActive === false ? (
        <Alert type="warning" showIcon message={t(`${RESOURCES}.inactive_user`)} />
      ) : null}
    </Flex>
  )
}

function Away({ name, days }: { name: string; days: Schema<'ResourceDowntime'>[] }) {
  const { t } = useTranslation()
  const textOf = useDowntimeText()
  if (!days.length) return null
  return (
    <Alert
      type={days.some(({ isOpen }) => isOpen) ? 'error' : 'warning'}
      showIcon
      message={<bdi>{name}</bdi>}
      description={
        <>
          {days.map((one) => (
            <div key={`${one.kind} ${one.fromOn}`}>{textOf(one)}</div>
          ))}
          {t(`${RESOURCES}.one_less`)}
        </>
      }
    />
  )
}
