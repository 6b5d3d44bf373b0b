/** A backup or a restore that is not begun, or not gone on with; the text tells why and what helps. */
export class BackupRefused extends Error {}
