import { initialsOf, unjoined } from '../../../kit/display/initials'
import styles from './client-mark.module.css'

interface ClientMarkProps {
  name: string
  pictureUrl: string | null | undefined
  large?: boolean
}

/** Photo or logo of a client, or initials. The name stands beside it, so it says nothing itself. */
export function ClientMark({ name, pictureUrl, large }: ClientMarkProps) {
  const className = large ? `${styles.mark} ${styles.large}` : styles.mark
  if (pictureUrl) return <img className={className} src={pictureUrl} alt="" loading="lazy" />
  return (
    <span className={className} aria-hidden>
      {unjoined(initialsOf(name))}
    </span>
  )
}
