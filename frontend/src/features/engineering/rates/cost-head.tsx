import { useTranslation } from 'react-i18next'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { NONE } from '../../../kit/display/none'
import { costHeadOptions, costHeadText } from '../../../kit/cost-heads/cost-heads'

interface CostHeadSelectProps {
  id?: string
  value?: string
  onChange?: (value: string) => void
}

export function CostHeadSelect(props: CostHeadSelectProps) {
  const { t } = useTranslation()
  return <PlainSelect {...props} options={costHeadOptions(t)} />
}

export function CostHeadText({ value }: { value: string | null | undefined }) {
  const { t } = useTranslation()
  return <>{value ? costHeadText(t, value) : NONE}</>
}
