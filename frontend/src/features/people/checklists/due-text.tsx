import { Flex, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { NONE } from '../../../kit/display/none'
import { today } from '../../../kit/inputs/today'
import { CHECKLISTS } from './checklist'

/** The day by which something open is to be done, and whether it is over. */
export function DueText({ on, isOpen }: { on: string | null; isOpen: boolean }) {
  const { t } = useTranslation()
  if (!on) return NONE
  return (
    <Flex gap={4} align="center" wrap>
      <DateText value={on} />
      {isOpen && on < today() ? <Tag color="red">{t(`${CHECKLISTS}.overdue`)}</Tag> : null}
    </Flex>
  )
}
