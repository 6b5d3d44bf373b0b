import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../kit/page-header'
import { ReviewCard } from '../access-reviews/review-card'
import { SectionGrid } from '../sections/section-grid'
import { SECTIONS } from '../sections/use-change-section'
import { AdminLinks } from './admin-links'
import { SetupCard } from '../setup-steps/setup-card'
import { HealthCard } from './health-card'
import styles from './dashboard.module.css'

/** The administrator's first page: the ways into everything, and the departments' switches. */
export default function Dashboard() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader
        title={t('administration.dashboard.title')}
        subtitle={t('administration.dashboard.lead')}
      />
      <SetupCard />
      <ReviewCard />
      <AdminLinks />
      <HealthCard />
      <h2 className={styles.title}>{t(`${SECTIONS}.title`)}</h2>
      <p className={styles.lead}>{t(`${SECTIONS}.lead`)}</p>
      <SectionGrid />
    </>
  )
}
