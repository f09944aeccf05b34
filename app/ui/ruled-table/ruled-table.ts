import styles from './ruled-table.module.css';

/**
 * The class of a table between hairlines. On a phone a row is a block, whose cells name their column by `data-column`.
 * Some browsers take an element that is laid out as a block for no part of a table: such a table spells its roles out.
 */
export const ruledTable: string = styles.ruled ?? '';
