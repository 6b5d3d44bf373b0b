import { Skeleton } from 'antd'
import { useSections } from '../../../providers/sections'
import { SectionCard } from './section-card'
import styles from '../dashboard/dashboard.module.css'

/** Every department with its state; each can be switched off or put in maintenance here. */
export function SectionGrid() {
  const sections = useSections()
  if (!sections) return <Skeleton active title={false} paragraph={{ rows: 6 }} />
  return (
    <div className={styles.grid}>
      {sections.map((section) => (
        <SectionCard key={section.id} section={section} />
      ))}
    </div>
  )
}
