import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { NEEDS, type MaterialNeed } from './material-needs'

const COLOURS: Record<MaterialNeed['state'], string> = {
  done: 'default',
  received: 'green',
  on_time: 'green',
  planned: 'default',
  undated: 'orange',
  tight: 'orange',
  late: 'red',
}

/** How a need stands: red stops its task, orange needs a word with somebody, green is there or in time. */
export function NeedStateTag({ state }: { state: MaterialNeed['state'] }) {
  const { t } = useTranslation()
  return <Tag color={COLOURS[state]}>{t(`${NEEDS}.states.${state}`)}</Tag>
}
