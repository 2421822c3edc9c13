/** The questions and answers of the blogs page. `code` is shown as written. */
export const blogMessages = {
  title: 'Blogs',
  heading: 'Fragen aus der Werkstatt',
  lead: 'Acht Dinge aus der Webentwicklung, die wir beim Bau dieses Shops einmal zu oft nachgeschlagen haben, so beantwortet, wie wir sie gern gefunden hätten.',
  codeOf: (question: string) => `Code zu: ${question}`,

  entries: [
    {
      id: 'stale-state',
      question: 'Warum sieht mein React-Handler einen alten Wert des Zustands?',
      answer: [
        'Weil ein Handler eine Funktion ist, die bei einem Rendern entstand und sich dessen Variablen merkt. Der Aufruf des Setters ändert nicht die Variable, die Sie in der Hand haben; er bittet React, neu zu rendern, und das nächste Rendern hat seine eigene Variable mit dem neuen Wert. Zwei Aufrufe hintereinander, die beide vom gemerkten Wert ausgehen, zählen deshalb eins dazu, nicht zwei.',
        'Hängt der nächste Wert vom vorigen ab, geben Sie dem Setter eine Funktion. React ruft sie mit dem wirklich aktuellen Wert auf, in der Reihenfolge der Aufrufe. Brauchen Sie den neuen Wert im selben Handler, berechnen Sie ihn einmal, halten ihn in einer Konstante fest und geben diese weiter.',
      ],
      code: 'setCount(count + 1);\nsetCount(count + 1); // + 1\n\nsetCount((n) => n + 1);\nsetCount((n) => n + 1); // + 2',
    },
    {
      id: 'list-keys',
      question: 'Was ist ein Key in einer Liste, und warum soll er nicht der Index sein?',
      answer: [
        'Ein Key sagt React, welches Element dieses Renderns welches Element des letzten ist. Was seinen Key behält, behält seinen Zustand: den Text in einem Feld, den Fokus, die Scrollposition, eine laufende Animation. Was einen neuen Key hat, wird verworfen und neu gebaut.',
        'Der Index sagt „das dritte“, was immer das ist. Löschen Sie die erste Zeile, und jede andere erbt den Zustand ihrer Nachbarin: Die halb eingetippte Menge steht neben dem falschen Produkt. Solange die Liste ihre Reihenfolge nie ändert, geht nichts kaputt, und so überlebt der Fehler, bis ein Kunde ihn findet. Nehmen Sie, was die Sache selbst bezeichnet, meist ihre ID aus der Datenbank. Und soll ein Formular für ein anderes Produkt leer beginnen, ändern Sie seinen Key mit Absicht.',
      ],
    },
    {
      id: 'cents',
      question: 'Warum ist 0,1 + 0,2 nicht 0,3, und wie speichere ich Geld?',
      answer: [
        'JavaScript kennt eine Art gewöhnlicher Zahlen, binäre Brüche mit 64 Bit. Ein Zehntel hat binär keine endliche Form, so wie ein Drittel dezimal keine hat; gespeichert wird der nächste Wert, der eine hat. Jede Summe rundet wieder, und der Fehler zeigt sich in der 17. Stelle.',
        'Bei einer Länge in Metern ist das gleichgültig. Bei Geld nicht, denn Menschen vergleichen Beträge genau und addieren viele davon. Zählen Sie in der kleinsten Einheit, Cent als ganze Zahlen: Die sind bis 9.007.199.254.740.991 genau. Lesen Sie, was jemand eintippt, als Text, statt einen Bruch mit hundert malzunehmen, runden Sie an einer Stelle nach einer aufgeschriebenen Regel, und machen Sie aus Cent erst bei der Anzeige einen Preis.',
      ],
      code: '0.1 + 0.2;   // 0.30000000000000004\n1.005 * 100; // 100.49999999999999\n10 + 20;     // genau 30 Cent',
    },
    {
      id: 'idempotency',
      question:
        'Die Verbindung brach während einer Bestellung ab. Darf ich sie noch einmal senden?',
      answer: [
        'Nur wenn der Server erkennt, dass es dieselbe Bestellung ist. Kommt keine Antwort, wissen Sie nicht, ob die Anfrage auf dem Hinweg verloren ging oder die Antwort auf dem Rückweg. GET, PUT und DELETE sind so festgelegt, dass zweimal denselben Stand hinterlässt wie einmal. POST ist es nicht: Es kann eine zweite Bestellung anlegen.',
        'Das Mittel heißt Idempotenzschlüssel. Die Seite erfindet beim Öffnen des Formulars eine zufällige ID und sendet sie bei jedem Versuch mit. Der Server speichert sie mit der Bestellung, in derselben Transaktion und unter einem eindeutigen Index; eine zweite Anfrage mit demselben Schlüssel bekommt die erste Antwort. Nehmen Sie einen neuen Schlüssel für eine neue Absicht, nicht für einen neuen Versuch, und weisen Sie einen bekannten Schlüssel mit anderem Inhalt ab.',
      ],
      code: "const key = crypto.randomUUID();\n\nawait fetch('/orders', {\n  method: 'POST',\n  headers: {\n    'Content-Type': 'application/json',\n    'Idempotency-Key': key,\n  },\n  body: JSON.stringify(order),\n});",
    },
    {
      id: 'tokens',
      question: 'Local Storage oder Cookie: Wohin gehört ein Access-Token?',
      answer: [
        'Jedes hat seine Schwäche. Was im Local Storage liegt, kann jedes Skript der Seite lesen; ein einziges eingeschleustes kann das Token mitnehmen und anderswo benutzen. Ein Cookie mit HttpOnly kann kein Skript lesen, aber der Browser hängt es von selbst an Anfragen, auch an solche, die eine fremde Seite auslöst; dagegen helfen SameSite=Lax und eine Prüfung des Origin-Headers.',
        'Können Sie wählen, nehmen Sie das Cookie: HttpOnly, Secure, SameSite. Muss das Token im Local Storage liegen, wie in diesem Shop, machen Sie den Diebstahl schwer und kurz: eine strenge Content-Security-Policy ohne eingebettete Skripte, nichts von Menschen Geschriebenes als HTML und Tokens, die nach einer Stunde enden. In beiden Fällen kann ein eingeschleustes Skript handeln, solange die Seite offen ist. Es draußen zu halten kommt zuerst.',
      ],
    },
    {
      id: 'cors',
      question: 'Wen schützt CORS?',
      answer: [
        'Nicht Ihren Server, sondern dessen Benutzer. Ohne die Same-Origin-Policy könnte jede Seite, die Sie besuchen, aus Ihrem Browser mit Ihren Cookies Ihre Bank aufrufen und die Antwort lesen. Deshalb lassen Browser eine Seite Antworten fremder Herkunft nur lesen, wenn diese zustimmt. CORS ist die Art zuzustimmen: ein Header, der nennt, wer lesen darf.',
        'Daraus folgt, dass CORS niemanden mit einem Terminal aufhält; Ihr Server muss jede Anfrage prüfen, als gäbe es CORS nicht. Ebenso folgt, dass ein Formular oder ein Bild noch immer ungefragt Anfragen senden kann; also darf kein GET etwas ändern, und ein POST, der sich auf ein Cookie verlässt, muss prüfen, woher er kommt. Und beschwert sich die Konsole, gehört die Abhilfe auf den aufgerufenen Server: Nennen Sie Ihre Herkunft genau. Ein Proxy, der die Prüfung entfernt, verschiebt nur das Problem.',
      ],
    },
    {
      id: 'buttons',
      question: 'Wann ist ein div mit onClick kein Knopf?',
      answer: [
        'Immer. Es sieht aus wie einer, und eine Maus kann es drücken, aber Tab erreicht es nicht, Enter und Leertaste bewirken nichts, und ein Bildschirmleser sagt gewöhnlichen Text an. Sie können eine Rolle, einen tabindex und eine Tastenbehandlung hinzufügen und haben dann mit mehr Code nachgebaut, was der Browser verschenkt; nur schickt es noch immer kein Formular ab, und ein gesperrter Zustand bedeutet noch immer nichts.',
        'Die Regel ist kurz. Was irgendwohin führt, ist ein Link mit einer Adresse, damit man es in einem neuen Tab öffnen kann. Was etwas tut, ist ein Knopf, mit type="button", wenn er nichts abschickt. Alles andere bleibt Text. Wie beides aussieht, ist allein Sache von CSS. Legen Sie dann die Maus weg und gehen Sie mit der Tastatur durch die Seite; zehn Minuten davon finden mehr als jedes Werkzeug.',
      ],
      code: '<button type="button" onClick={save}>\n  Speichern\n</button>\n<a href="/allproduct">Alle Produkte</a>',
    },
    {
      id: 'layout-shift',
      question: 'Warum springt meine Seite beim Laden?',
      answer: [
        'Weil etwas ankam, dessen Größe nicht angekündigt war. Ein Bild ohne Breite und Höhe braucht keinen Platz, bis seine ersten Bytes kommen. Eine Liste, die beim Laden leer ist, schiebt den Fuß der Seite nach unten, sobald sie da ist. Eine Webschrift ist breiter als ihre Vertretung, und eine Überschrift bricht in eine dritte Zeile um.',
        'Kündigen Sie alle drei an. Geben Sie jedem img Breite und Höhe; CSS darf es trotzdem skalieren, der Browser braucht nur das Verhältnis. Zeigen Sie Platzhalter genau in der Form dessen, was kommt. Geben Sie der Ersatzschrift mit size-adjust und ascent-override die Maße der echten. Was übrig bleibt, melden Browser als Cumulative Layout Shift; unter 0,1 gilt als gut, und null ist möglich.',
      ],
      code: '<img\n  src="plow.svg"\n  width="800"\n  height="600"\n  loading="lazy"\n  alt="Ein Pflug mit fünf Scharen"\n/>',
    },
  ],
};
