import { Checkbox, Flex, Skeleton, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { LocalName } from '../../../kit/display/local-name'
import { useProjectDelays } from '../delays/delay'
import { NoticeTag } from '../delays/notice-tag'
import { Period } from '../delays/period'
import { DELAY_CLAIMS } from './delay-claim'

interface DelayChoiceProps {
  id?: string
  projectId: number | undefined
  value?: number[]
  onChange?: (value: number[]) => void
}

/** The recorded delays of a project, to be ticked. */
export function DelayChoice({ id, projectId, value = [], onChange }: DelayChoiceProps) {
  const { t } = useTranslation()
  const { data, isLoading } = useProjectDelays(projectId)
  if (isLoading) return <Skeleton active paragraph={{ rows: 2 }} title={false} />
  const recorded = (data ?? []).filter(({ status }) => status === 'recorded')
  if (!recorded.length)
    return (
      <Typography.Text type="secondary">
        {t(`${DELAY_CLAIMS}.${projectId ? 'no_delays' : 'choose_project'}`)}
      </Typography.Text>
    )
  return (
    <Checkbox.Group value={value} onChange={onChange}>
      <Flex vertical gap="small" id={id}>
        {recorded.map((delay) => (
          <Checkbox key={delay.id} value={delay.id}>
            {delay.number} · <LocalName name={delay.title} nameAr={delay.titleAr} /> ·{' '}
            <Period delay={delay} /> <NoticeTag delay={delay} />
          </Checkbox>
        ))}
      </Flex>
    </Checkbox.Group>
  )
}
