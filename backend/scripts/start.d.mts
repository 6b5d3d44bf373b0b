export function announcement(address: string, isDemo: boolean): string
