import { Avatar } from 'antd'
import { initialsOf, unjoined } from '../../../kit/display/initials'

interface UserAvatarProps {
  name: string
  photoUrl: string | null
  size: number
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
