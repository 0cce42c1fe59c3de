// The memory layout. The program that drives the module reads the exported addresses.

/** Maximum number of mapped columns: further ones are skipped. */
export const COLUMNS_MAX: u32 = 64;
/** Maximum length of a row; a longer one has an unclosed quote. */
export const ROW_MAX: u32 = 1 << 20;
/** Bytes that may be fed at once. */
export const CHUNK_MAX: u32 = 1 << 21;
export const PROBLEMS_MAX: u32 = 1 << 16;
/** Room of one normalised value. */
export const SLOT: u32 = 1024;

/** Four blocks of 64 bytes, one for each lane. */
export const BLOCKS: usize = 0x10000;
/** The message schedule of four lanes: 64 vectors. */
export const SCHEDULE: usize = 0x10100;
export const STATE: usize = 0x10500;
/** For each waiting lane: the address of its digits, and its value. */
export const LANE_OUT: usize = 0x10600;
export const LANE_LINE: usize = 0x10610;
export const LANE_COLUMN: usize = 0x10620;

/** The kind of each column, 255 for none. */
export const KIND_OF: usize = 0x11000;
/** Mapped columns in the order in which a record lists them. */
export const ORDER: usize = 0x11100;
export const CELL_START: usize = 0x11200;
export const CELL_END: usize = 0x11300;
export const SLOT_LENGTH: usize = 0x11400;
/**
 * Seven counts for each column: valid, already hashed (included in valid), empty, duplicate, malformed, role,
 * disposable.
 */
export const COUNTS: usize = 0x11600;
/** Bytes of the counts of one column. */
export const COUNTS_SIZE: u32 = 28;
/** The kind of mailbox of each value in a row, 0 for a person's. */
export const MAILBOX_OF: usize = 0x11d80;
/** The column of each value of a row. */
export const COLUMN_OF: usize = 0x11dc0;
/** Output for a lane whose value is hashed only for counting. */
export const NOWHERE: usize = 0x11e00;

export const PREFIX: usize = 0x12000;
export const SUFFIX: usize = 0x12200;
/** `"email":["` and so on, 32 bytes each. */
export const KEYS: usize = 0x12400;
export const KEY_LENGTHS: usize = 0x12500;
export const TRUNK: usize = 0x12600;
export const DIGITS: usize = 0x14800;

/** Input for a name of a mailbox or a domain, the table, and the names themselves. */
export const NAME: usize = 0x15000;
export const NAME_TABLE: usize = 0x16000;
export const NAMES: usize = 0x17000;

export const SLOTS: usize = 0x20000;
export const PROBLEMS: usize = 0x30000;
export const UNQUOTED: usize = 0xb0000;
export const INPUT: usize = 0x1c0000;
/** The automaton of phone numbers: ten steps of two bytes for each state. */
export const FORMS: usize = 0x4c0000;
export const OUTPUT: usize = 0x500000;
/** Room of a request body, with some to spare. */
export const OUTPUT_ROOM: u32 = 0x500000;
/** The table of fingerprints grows from here. */
export const TABLE: usize = 0xa00000;
