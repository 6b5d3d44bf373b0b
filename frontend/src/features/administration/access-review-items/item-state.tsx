import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { ITEMS, type ReviewItem } from './access-review-item'

const COLORS: Record<ReviewItem['state'], string> = {
  pending: 'gold',
  kept: 'green',
  changed: 'blue',
  disabled: 'default',
  unreviewed: 'red',
}

/** What was decided, and whether the account has changed since. */
export function ItemState({ item }: { item: ReviewItem }) {
  const { t } = useTranslation()
  return (
    <>
      <Tag color={COLORS[item.state]}>{t(`${ITEMS}.state.${item.state}`)}</Tag>
      {item.changedSince ? <Tag color="red">{t(`${ITEMS}.changed_since`)}</Tag> : null}
    </>
  )
}
