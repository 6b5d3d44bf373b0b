import { Avatar } from 'antd'
import { initialsOf } from './initials'

interface UserAvatarProps {
  name: string
  photoUrl: string | null
  size: number
}

/** Arabic letters would grow together into a word; a zero-width non-joiner keeps them apart. */
function unjoined(initials: string): string {
  return /\p{Script=Arabic}/u.test(initials) ? Array.from(initials).join('\u200c') : initials
}

/** A person's photo, or their initials. The name stands beside it, so it says nothing itself. */
export function UserAvatar({ name, photoUrl, size }: UserAvatarProps) {
  return (
    <Avatar
      size={size}
      src={photoUrl ?? undefined}
      alt=""
      aria-hidden
      style={{
        flex: 'none',
        background: 'var(--brand-soft)',
        color: 'var(--brand)',
        fontWeight: 700,
      }}
    >
      {unjoined(initialsOf(name))}
    </Avatar>
  )
}
