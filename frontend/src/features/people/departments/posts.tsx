import { Flex, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../kit/display/use-formats'
import { DEPARTMENTS, type Department } from './department'

/** How many of the budgeted posts are filled, and what is open or too many. */
export function Posts({ department }: { department: Department }) {
  const { t } = useTranslation()
  const { number } = useFormats()
  const { headcount, budgetedPosts } = department
  const open = budgetedPosts - headcount
  return (
    <Flex gap="4px 8px" align="center" wrap>
      <bdi dir="ltr" style={{ whiteSpace: 'nowrap' }}>
        {number(headcount)} / {number(budgetedPosts)}
      </bdi>
      {open > 0 ? (
        <Tag color="blue">
          {t(`${DEPARTMENTS}.open_posts`, { count: open, number: number(open) })}
        </Tag>
      ) : null}
      {open < 0 ? (
        <Tag color="orange">
          {t(`${DEPARTMENTS}.over_budget`, { count: -open, number: number(-open) })}
        </Tag>
      ) : null}
    </Flex>
  )
}
