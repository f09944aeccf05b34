import styles from './ruled-table.module.css';

/** Below a laptop's width each row is a block, whose cells show `data-column`: grids, so each has either a text or elements. */
export const tableInBlocks: string = `${styles.ruled} ${styles.blocks}`;

/** The classes of a table with hairlines and three columns of short texts. On a phone each row has its heading above it. */
export const tableInColumns: string = `${styles.ruled} ${styles.columns}`;
