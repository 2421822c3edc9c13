/**
 * Approximate value of a US dollar in hundredths of each currency, for plausible demo prices. A
 * real shop sets its own prices.
 */
export const HUNDREDTHS_PER_DOLLAR: Readonly<Record<string, number>> = {
  ...{ aed: 370, ars: 140_000, aud: 150, azn: 170, bam: 170, bdt: 12_000, bgn: 170, bhd: 38 },
  ...{ bif: 300_000, bnd: 130, bob: 700, brl: 550, bwp: 1350, byn: 330, bzd: 200, cad: 140 },
  ...{ cdf: 250_000, chf: 85, clp: 95_000, cny: 720, cve: 9500, czk: 2200, djf: 17_800, dkk: 660 },
  ...{ dop: 6000, dzd: 13_000, egp: 5000, etb: 14_000, eur: 90, gbp: 75, gel: 270, gnf: 860_000 },
  ...{ gtq: 770, hkd: 780, hnl: 2600, ils: 350, inr: 8800, jmd: 16_000, jod: 71, jpy: 15_000 },
  ...{ kes: 13_000, khr: 400_000, kmf: 43_000, krw: 140_000, kwd: 31, kzt: 52_000, lkr: 30_000 },
  ...{ mad: 950, mdl: 1700, mga: 450_000, mkd: 5400, mop: 800, mxn: 1850, myr: 420, mzn: 6400 },
  ...{ nad: 1750, ngn: 150_000, nio: 3700, nok: 1000, npr: 14_000, nzd: 170, omr: 38, pab: 100 },
  ...{ pen: 360, php: 5700, pln: 370, pyg: 730_000, qar: 360, ron: 450, rub: 8500, rwf: 145_000 },
  ...{ sar: 375, sek: 970, sgd: 130, thb: 3300, tnd: 300, top: 240, try: 4100, ttd: 680 },
  ...{ twd: 3100, uah: 4100, usd: 100, uyu: 4000, vnd: 2_600_000, xaf: 57_000, xof: 57_000 },
  ...{ zar: 1750 },
};
