import { useTranslation } from 'react-i18next'
import { LocalName } from '../../../kit/display/local-name'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { CHECKLIST_TEMPLATES, type TemplateItem } from './checklist-template'

/** What a template has done, by whom and when. */
export function ItemList({ items }: { items: TemplateItem[] }) {
  return (
    <ol style={{ margin: 0, paddingInlineStart: 20 }}>
      {items.map((item, at) => (
        // items have no name of their own
        <li key={at}>
          <LocalName name={item.title} nameAr={item.titleAr} /> ·{' '}
          <ChoiceText list="checklist-owners" value={item.owner} /> · <When days={item.dueDays} />
        </li>
      ))}
    </ol>
  )
}

function When({ days }: { days: number }) {
  const { t } = useTranslation()
  const key = days === 0 ? 'on_day' : days < 0 ? 'days_before' : 'days_after'
  return t(`${CHECKLIST_TEMPLATES}.${key}`, { count: Math.abs(days) })
}
