import pg from 'pg'

const INT8 = 20
// Our counts and ids stay far below 2^53, so that a number holds them exactly.
pg.types.setTypeParser(INT8, Number)
