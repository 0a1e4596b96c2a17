/** The tables that nothing reads any more, which the next release removes: a process of the last one uses them. */
export const retiredTables: readonly string[] = ['nomad_schemes'];
