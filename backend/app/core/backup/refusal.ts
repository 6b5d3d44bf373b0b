/** A backup or a restore that is not begun, or not gone on with; the text states why and what to do. */
export class BackupRefused extends Error {}

/** Why a backup or a drill came to nothing, as its row keeps it: the first line of what was thrown. */
export const reasonOf = (error: unknown) => (error as Error).message.split('\n')[0]!.slice(0, 500)
