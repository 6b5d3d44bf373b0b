import { useTranslation } from 'react-i18next'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { PLANNING } from './planning'
import styles from './planning.module.css'

interface ProjectChooserProps {
  projectId: number | undefined
  onChoose: (id: number | null) => void
}

/** Which project is planned; without one the page is about all of them. */
export function ProjectChooser({ projectId, onChoose }: ProjectChooserProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.chooser}>
      <RecordSelect
        lookup="projects/lookup"
        aria-label={t(`${PLANNING}.project`)}
        placeholder={t(`${PLANNING}.all_projects`)}
        value={projectId ?? null}
        onChange={onChoose}
      />
    </div>
  )
}
