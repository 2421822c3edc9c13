/** Texts of the portfolio page of a fictitious person. */
export const portfolioMessages = {
  title: 'Portfolio',
  notice:
    'Wilma Acker ist eine erfundene Person. Harrow hat sie mit ihren Arbeiten und Jahren ausgedacht, um eine Portfolioseite zu zeigen.',
  role: 'Portfolio einer Webentwicklerin',
  name: 'Wilma Acker',
  lead: 'Ich baue Webseiten für Menschen mit Handschuhen: wenige Schritte, große Flächen und Zahlen, die stimmen.',
  picture:
    'Ein Schreibtisch mit Lampe, Bleistiften und einem Bildschirm, der die Seitenansicht eines Traktors zeigt',

  aboutTitle: 'Über mich',
  about: [
    'Ich habe Mähdrescher repariert, bevor ich Programme schrieb. In der Werkstatt lernt man, dass ein Teil, das fast passt, nicht passt, und dass der nächste Mechaniker es wieder herausbekommen muss. So arbeite ich noch heute: kleine Stücke, nach ihrem Zweck benannt, jedes ohne Hammer zu ersetzen.',
    'Das meiste, was ich mache, wird draußen benutzt, auf einem alten Telefon mit schwachem Empfang. Deshalb messe ich zuerst, sende wenig, behalte Eingaben, wenn die Verbindung abbricht, und prüfe mit Tastatur und Bildschirmleser, bevor ich etwas fertig nenne.',
  ],

  workTitle: 'Ausgewählte Arbeiten',
  year: 'Jahr',
  part: 'Mein Anteil',
  work: [
    {
      name: 'Saatmengenrechner',
      text: 'Reihenabstand und Pflanzen je Hektar hinein, die Einstellung der Maschine heraus. Er funktioniert ohne Empfang, weil Felder keinen haben.',
      part: 'Gestaltung und Code',
      year: '2025',
      picture: '/pictures/products/precision-planter.svg',
    },
    {
      name: 'Werkstatt-Tafel',
      text: 'Aus vierzig Auftragszetteln wurde ein Bildschirm, den ein Mechaniker aus zwei Metern liest. Hält man ein Teil vor die Kamera, zeigt sie, was es ist und wo es liegt.',
      part: 'Oberfläche',
      year: '2024',
      picture: '/pictures/products/oil-filter.svg',
    },
    {
      name: 'Spritztagebuch',
      text: 'Jede Anwendung ist mit viermal Tippen notiert, mit Wind und Temperatur, und kommt als das Formular heraus, das der Prüfer sehen will.',
      part: 'Oberfläche und Server',
      year: '2022',
      picture: '/pictures/products/nozzle-set.svg',
    },
  ],

  toolsTitle: 'Werkzeuge',
  tools: [
    { kind: 'Im Browser', names: ['HTML', 'CSS', 'TypeScript', 'React'] },
    { kind: 'Auf dem Server', names: ['Node.js', 'PostgreSQL', 'REST'] },
    { kind: 'Auf der Werkbank', names: ['Barrierefreiheit', 'Testen', 'Messen', 'Zeichnen'] },
  ],

  yearsTitle: 'Jahre',
  years: [
    { span: '2023–heute', text: 'Selbstständig, für Höfe, Händler und ein Pflugmuseum' },
    {
      span: '2019–2023',
      text: 'Entwicklerin bei einem Maschinenring, angefangen mit dessen erster Webseite',
    },
    { span: '2017–2019', text: 'Abendschule in Softwareentwicklung, nach Tagen in der Werkstatt' },
    { span: '2013–2017', text: 'Landmaschinenmechanikerin' },
  ],

  contactTitle: 'Ihr schreiben?',
  contact:
    'Es gibt sie nicht, also kann sie nicht antworten. Ihre Antworten zum Handwerk stehen unter Blogs, und die Maschinen, die sie mag, sind zu kaufen.',
  toBlogs: 'Antworten lesen',
  toProducts: 'Alle Produkte ansehen',
};
