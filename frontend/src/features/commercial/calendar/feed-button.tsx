import { useTranslation } from 'react-i18next'
import { FeedButton as KitFeedButton } from '../../../kit/feed-button'
import { CALENDAR } from './calendar'

/** The address at which other calendar programs read one's own appointments. */
export function FeedButton() {
  const { t } = useTranslation()
  return (
    <KitFeedButton
      path="/api/calendar/feed"
      title={t(`${CALENDAR}.feed.title`)}
      explain={t(`${CALENDAR}.feed.explain`)}
    />
  )
}
