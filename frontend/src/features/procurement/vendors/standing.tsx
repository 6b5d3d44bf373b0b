import { Space } from 'antd'
import { StatusTag } from '../../../kit/display/status-tag'
import { useFormats } from '../../../kit/display/use-formats'

interface StandingProps {
  score: string | number | null
  standing: string | null
}

/** Rating of a vendor: points of 100 and what they mean. */
export function Standing({ score, standing }: StandingProps) {
  const formats = useFormats()
  if (score === null || score === undefined) return null
  return (
    <Space size={4}>
      <bdi dir="ltr">{formats.number(score, { min: 0, max: 2 })} / 100</bdi>
      <StatusTag status={standing} />
    </Space>
  )
}
