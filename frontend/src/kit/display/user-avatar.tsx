import { useState } from 'react'
import { initialsOf, unjoined } from './initials'
import styles from './user-avatar.module.css'

interface UserAvatarProps {
  name: string
  photoUrl: string | null
  size: number
}

/**
 * A person's photo, or their initials. The name stands beside it, so it says nothing itself. Drawn
 * without the library's avatar, which measures itself and so has the whole page laid out twice.
 */
export function UserAvatar({ name, photoUrl, size }: UserAvatarProps) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span
      data-avatar
      className={styles.avatar}
      aria-hidden
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.4 }}
    >
      {photoUrl && photoUrl !== failed ? (
        <img src={photoUrl} alt="" onError={() => setFailed(photoUrl)} />
      ) : (
        unjoined(initialsOf(name))
      )}
    </span>
  )
}
