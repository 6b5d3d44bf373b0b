/** A backup or a restore that is not begun, or not gone on with; the text states why and what to do. */
export class BackupRefused extends Error {}
